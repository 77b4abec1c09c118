import type { Terminal } from '@xterm/xterm';

/**
 * Makes a terminal answer no queries. The session's own emulator answers each once; a page that answered too would type its
 * answer into the program.
 */
export function silence(terminal: Terminal): void {
  const swallow = (): boolean => true;
  const parser = terminal.parser;
  for (const id of [
    { final: 'c' },
    { prefix: '>', final: 'c' },
    { prefix: '=', final: 'c' },
    { final: 'n' },
    { prefix: '?', final: 'n' },
    { intermediates: '$', final: 'p' },
    { prefix: '?', intermediates: '$', final: 'p' },
    { final: 't' },
    { prefix: '>', final: 'q' },
    { prefix: '?', final: 'u' },
    { final: 'x' },
  ]) {
    parser.registerCsiHandler(id, swallow);
  }
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, swallow);
  parser.registerDcsHandler({ intermediates: '+', final: 'q' }, swallow);
  for (const colour of [4, 10, 11, 12]) {
    parser.registerOscHandler(colour, (data) => data.includes('?'));
  }
  parser.registerOscHandler(52, swallow);
}

/** Reports that the emulator makes by itself when the page gets or loses the focus; nobody typed them. */
export const isReport = (data: string): boolean => data === '\x1b[I' || data === '\x1b[O';
