// Reads one JSON line per terminal, {"cols","rows","steps":[{"base64":"…"}|{"resize":[cols,rows]}]}, replays it into
// xterm.js and answers with one JSON line: what it shows then.
'use strict';
const { createInterface } = require('node:readline');
const { Terminal } = require('@xterm/headless');
const { UnicodeGraphemesAddon } = require('@xterm/addon-unicode-graphemes');

const write = (terminal, bytes) => new Promise(done => terminal.write(bytes, done));

async function replay({ cols, rows, steps }) {
  const terminal = new Terminal({ cols, rows, scrollback: 10000, allowProposedApi: true });
  terminal.loadAddon(new UnicodeGraphemesAddon());
  let title = '';
  terminal.onTitleChange(text => { title = text; });
  for (const step of steps) {
    if (step.resize) {
      terminal.resize(...step.resize);
    } else {
      await write(terminal, Buffer.from(step.base64, 'base64'));
    }
  }
  const buffer = terminal.buffer.active;
  const line = row => buffer.getLine(row).translateToString(true);
  const shown = {
    alt: buffer.type === 'alternate',
    cursor: [buffer.cursorX + 1, buffer.cursorY + 1],
    rows: Array.from({ length: terminal.rows }, (_, row) => line(buffer.baseY + row)),
    history: Array.from({ length: buffer.baseY }, (_, row) => line(row)),
    modes: { ...terminal.modes },
    title,
  };
  terminal.dispose();
  return shown;
}

(async () => {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(JSON.stringify(await replay(JSON.parse(line))) + '\n');
  }
})();
