/** A soft keyboard leaves less of the window to be seen; the page shrinks to that, so the keyboard never covers the prompt. */
export function followKeyboard(): void {
  const seen = window.visualViewport;
  if (seen === null) return;
  const follow = (): void => {
    document.documentElement.style.setProperty('--seen', `${seen.height}px`);
    window.scrollTo(0, 0);
  };
  seen.addEventListener('resize', follow);
  follow();
}

/** Whether fingers are what the device is used with: then the focus would bring up its keyboard. */
export const touches = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Whether a soft keyboard takes the room: then a change of height is none of the terminal's. */
export const keyboardIsUp = (): boolean =>
  touches() && document.activeElement instanceof HTMLTextAreaElement;
