import type { ITheme } from '@xterm/xterm';

/** The window's palettes: black to white, then the bright eight. */
const DARK = ['#262a33', '#f08a8a', '#9fd3b6', '#f2c14e', '#6ea8fe', '#c3a6f5', '#7fd1d8', '#c9d0dc'];
const DARK_BRIGHT = ['#7b8494', '#ff9f9f', '#b7e6cb', '#ffd777', '#9cc4ff', '#d7c2ff', '#a3e4ea', '#f2f4f8'];
const LIGHT = ['#24292f', '#cb3038', '#35934a', '#a8740c', '#3a6cd4', '#9458c9', '#25929d', '#b4bac4'];
const LIGHT_BRIGHT = ['#6e7781', '#e5534b', '#46a35a', '#bf8a12', '#5a8cf0', '#ab7de0', '#3aabb7', '#f0f2f5'];

export const dark: ITheme = { ...named(DARK, DARK_BRIGHT), foreground: '#d6dae3', background: '#0f1115', cursor: '#d6dae3', selectionBackground: '#3d4b66' };
export const light: ITheme = { ...named(LIGHT, LIGHT_BRIGHT), foreground: '#1f2328', background: '#ffffff', cursor: '#1f2328', selectionBackground: '#c3d6f5' };

function named(normal: readonly string[], bright: readonly string[]): ITheme {
  const [black = '', red = '', green = '', yellow = '', blue = '', magenta = '', cyan = '', white = ''] = normal;
  const [brightBlack = '', brightRed = '', brightGreen = '', brightYellow = '', brightBlue = '', brightMagenta = '', brightCyan = '', brightWhite = ''] = bright;
  return {
    black, red, green, yellow, blue, magenta, cyan, white,
    brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite,
  };
}
