#!/usr/bin/env node
// A coding agent's command line without the agent: a full-screen program with everything about it that a terminal has to
// get right. It stands in for eliza-code, claude and codex in tests. Needs Node 20 and nothing else. Works as an ES module
// and, copied to a name without a suffix, as CommonJS, so it has no import statements.
//
//   fake-agent [--plain] [--ignore-signals] [--no-queries] [anything else is shown by /args]

const main = async () => {
  const fs = await import('node:fs');
  const { spawn } = await import('node:child_process');

  const flags = new Set(process.argv.slice(2).filter((arg) => arg.startsWith('--')));
  const ESC = '\x1b';
  const CSI = `${ESC}[`;
  const ST = `${ESC}\\`;
  const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  const QUERIES = [
    { name: 'OSC 7501', ask: `${ESC}]7501;?${ST}`, reply: /\x1b\]7501;\?(?:\x1b\\|\x07)/ },
    { name: 'XTVERSION', ask: `${CSI}>0q`, reply: /\x1bP>\|[^\x1b]*\x1b\\/ },
    { name: 'kitty keyboard', ask: `${CSI}?u`, reply: /\x1b\[\?\d+u/ },
    { name: 'CPR', ask: `${CSI}6n`, reply: /\x1b\[\d+;\d+R/ },
    { name: 'OSC 10', ask: `${ESC}]10;?${ST}`, reply: /\x1b\]10;rgb:[^\x1b\x07]*(?:\x1b\\|\x07)/ },
    { name: 'OSC 11', ask: `${ESC}]11;?${ST}`, reply: /\x1b\]11;rgb:[^\x1b\x07]*(?:\x1b\\|\x07)/ },
    { name: 'DA1', ask: `${CSI}c`, reply: /\x1b\[\?[\d;]*c/ },
  ];
  const MODES_ON = `${CSI}?1049h${CSI}?1000h${CSI}?1002h${CSI}?1003h${CSI}?1006h${CSI}?2004h${CSI}?1004h`;
  const MODES_OFF = `${CSI}?1004l${CSI}?2004l${CSI}?1006l${CSI}?1003l${CSI}?1002l${CSI}?1000l${CSI}?25h${CSI}?1049l`;

  const plain = flags.has('--plain');
  const answered = new Map(); // query name -> how often it was answered
  const children = [];
  let title = 'fake agent';
  let lines = [];
  let prompt = '';
  let keysMode = false;
  let dialog = null; // { kind, title, options, chosen(index) }
  let working = null; // { what, step }
  let interrupts = 0;
  let pasting = false;
  let ignoring = false;
  let left = false;

  // Writes all of it, whether or not the terminal is quick: process.exit would lose what a stream still holds.
  const out = (text) => {
    const bytes = Buffer.from(text, 'utf8');
    for (let at = 0; at < bytes.length; ) {
      try {
        at += fs.writeSync(1, bytes, at);
      } catch (e) {
        if (e.code !== 'EAGAIN') leave(e.code === 'EIO' ? 129 : 1);
      }
    }
  };
  const size = () => ({ cols: process.stdout.columns || 80, rows: process.stdout.rows || 24 });

  // The program status protocol: what an agent is doing, in words that a terminal can read.
  const status = (state, more = '') => !plain && out(`${ESC}]7501;state=${state}${more}:app=fake-agent${ST}`);
  const base64 = (text) => Buffer.from(text, 'utf8').toString('base64');
  const setTitle = (text) => out(`${ESC}]0;${text}\x07`);

  const draw = () => {
    if (plain || left) return;
    const { cols, rows } = size();
    const bar = '─'.repeat(Math.max(0, cols - 2));
    const shown = lines.slice(-Math.max(0, rows - 6));
    const cut = (text, width) => [...text].slice(0, Math.max(0, width)).join('');
    let frame = `${CSI}?25l${CSI}H${CSI}1m${cut(` ${title} `, cols)}${CSI}0m${CSI}K\r\n`;
    for (let row = 0; row < rows - 6; row++) frame += `${CSI}${row + 2};1H${cut(shown[row] ?? '', cols)}${CSI}K`;
    const note = dialog ? dialog.title : working ? `${SPINNER[working.step % SPINNER.length]} ${working.what}… (esc to interrupt)` : '';
    frame += `${CSI}${rows - 4};1H${CSI}33m${cut(note, cols)}${CSI}0m${CSI}K`;
    frame += `${CSI}${rows - 3};1H╭${bar}╮${CSI}${rows - 2};1H│ > ${cut(prompt, cols - 6)}${CSI}K${CSI}${rows - 2};${cols}H│`;
    frame += `${CSI}${rows - 1};1H╰${bar}╯${CSI}${rows};1H${CSI}2m${cut('/help for commands, ctrl-c twice to quit', cols - 1)}${CSI}0m${CSI}K`;
    frame += `${CSI}${rows - 2};${Math.min(cols - 1, 5 + [...prompt].length)}H${CSI}?25h`;
    out(frame);
  };
  const say = (text) => {
    const added = String(text).split('\n');
    if (plain) return out(added.map((line) => `${line}\n`).join(''));
    lines.push(...added);
    lines = lines.slice(-1000);
    draw();
  };

  const leave = (code) => {
    if (left) return;
    left = true;
    for (const child of children) child.kill('SIGTERM');
    if (!plain) {
      try {
        fs.writeSync(1, `${ESC}]7501;state=clear${ST}${ESC}]0;\x07${MODES_OFF}saved and left with ${code}\r\n`);
      } catch {
        // The terminal is gone; so is the need to restore it.
      }
    }
    process.exit(code);
  };

  const startWork = (what) => {
    working = { what, step: 0, timer: setInterval(() => {
      working.step++;
      setTitle(`${SPINNER[working.step % SPINNER.length]} ${title}`);
      draw();
    }, 100) };
    status('working', `:msg=${base64(what)}`);
    draw();
  };
  const endWork = (state) => {
    if (!working) return;
    clearInterval(working.timer);
    clearTimeout(working.end);
    working = null;
    setTitle(title);
    status(state);
    draw();
  };
  const work = (what, millis, then) => {
    startWork(what);
    working.end = setTimeout(() => {
      endWork('done');
      then();
    }, millis);
  };
  const ask = (kind, question, options, chosen) => {
    dialog = { kind, title: question, options, chosen };
    options.forEach((option, index) => say(`  ${index + 1}. ${option}`));
    status('blocked', `:kind=${kind}:msg=${base64(question)}`);
    if (!plain) setTitle(`[ ! ] ${title}`);
    draw();
  };

  const run = (command) => {
    const child = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    startWork(`Running ${command}`);
    const show = (bytes) => say(bytes.toString('utf8').replace(/\n$/, ''));
    child.stdout.on('data', show);
    child.stderr.on('data', show);
    child.on('close', (code, signal) => {
      endWork('done');
      say(`ran: ${signal ?? code}`);
    });
  };

  // Three generations, each in a session of its own, so that neither a hang-up nor a signal to the group reaches them.
  const tree = () => {
    const script = 'trap "" HUP TERM; sleep 600 & echo "tree $$ $!"; wait';
    const child = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    child.stdout.on('data', (bytes) => say(bytes.toString().trim()));
  };

  const commands = {
    help: () => say(Object.keys(commands).sort().map((name) => `/${name}`).join(' ')),
    new: () => { lines = []; say('new conversation'); },
    clear: () => { lines = []; draw(); },
    exit: (code) => leave(Number.parseInt(code || '0', 10)),
    title: (text) => { title = text || 'fake agent'; setTitle(title); draw(); },
    bell: () => out('\x07'),
    env: () => say(`env: ${Object.keys(process.env).sort().join(' ')}`),
    cwd: () => say(`cwd: ${process.cwd()}`),
    args: () => say(`args: ${JSON.stringify(process.argv.slice(2))}`),
    size: () => say(`size: ${size().cols}x${size().rows}`),
    pid: () => say(`pid: ${process.pid}`),
    echo: (text) => say(text),
    queries: () => QUERIES.forEach(({ name }) => say(`${name}: ${answered.get(name) ?? 0}`)),
    keys: () => { keysMode = true; say('keys: every byte is shown as hex; ctrl-d ends it'); },
    slow: (millis) => work('Thinking', Number.parseInt(millis || '60000', 10), () => say('thought')),
    flood: (count) => {
      const number = Number.parseInt(count || '10000', 10);
      for (let i = 1; i <= number; i++) out(`flood ${i}\r\n`);
      say('flood over');
    },
    ask: (question) => ask('question', question || 'Which colour?', ['Red', 'Blue'], (index) => say(`answered: ${['Red', 'Blue'][index]}`)),
    run: (command) =>
      ask('permission', `approve: ${command}`, ['Yes', 'Yes, always', 'No'], (index) =>
        index === 2 ? say('not run') : run(command)),
    error: () => { status('error', `:msg=${base64('the model is not there')}`); say('error: the model is not there'); },
    'ignore-signals': () => { ignoring = true; say('ignoring HUP, TERM and INT'); },
    tree,
    deaf: () => {
      process.stdin.pause();
      setInterval(() => {}, 60_000); // without its input nothing else would keep Node running
      say('deaf: reads nothing more');
    },
  };

  const enter = (line) => {
    const match = /^\/(\S+)\s*(.*)$/s.exec(line);
    if (match && Object.hasOwn(commands, match[1])) return commands[match[1]](match[2].trim());
    if (match) return say(`unknown command /${match[1]}; /help lists them`);
    if (line.trim() === '') return draw();
    say(`> ${line}`);
    return plain ? say(`answer: ${line}`) : work('Thinking', 300, () => say(`answer: ${line}`));
  };

  const typed = (text) => {
    for (const char of text) {
      const code = char.codePointAt(0);
      if (code === 3) {
        prompt = '';
        if (working) { endWork('idle'); continue; }
        if (ignoring) continue;
        interrupts++;
        if (interrupts === 2) return leave(130);
        say('press ctrl-c again to quit');
        continue;
      }
      interrupts = 0;
      if (dialog && !pasting) {
        const index = code === 27 ? dialog.options.length - 1 : Number.parseInt(char, 10) - 1;
        if (index >= 0 && index < dialog.options.length) {
          const { chosen } = dialog;
          dialog = null;
          if (!plain) setTitle(title);
          status('idle');
          chosen(index);
        }
      } else if (code === 27) {
        endWork('idle');
      } else if ((code === 13 || code === 10) && !pasting) {
        const line = prompt;
        prompt = '';
        enter(line);
      } else if (code === 127 || code === 8) {
        prompt = [...prompt].slice(0, -1).join('');
      } else {
        prompt += code < 32 ? ' ' : char;
      }
    }
    draw();
    return undefined;
  };

  // What the terminal says by itself is not typing.
  const decoder = new (await import('node:string_decoder')).StringDecoder('utf8');
  const received = (bytes) => {
    if (keysMode) {
      say(`keys: ${bytes.toString('hex')}`);
      keysMode = !bytes.includes(4);
      return;
    }
    let text = decoder.write(bytes);
    for (const { name, reply } of QUERIES) {
      const count = text.split(new RegExp(reply, 'g')).length - 1;
      if (count > 0) answered.set(name, (answered.get(name) ?? 0) + count);
      text = text.replaceAll(new RegExp(reply, 'g'), '');
    }
    for (const part of text.split(/(\x1b\[200~|\x1b\[201~)/)) {
      if (part === '\x1b[200~') pasting = true;
      else if (part === '\x1b[201~') pasting = false;
      else typed(pasting ? part : part.replaceAll(/\x1b\[[<?>=]?[\d;:]*[ -/]*[@-~]|\x1bO./g, ''));
    }
  };

  const quit = (number) => () => ignoring || leave(128 + number);
  process.on('SIGHUP', quit(1));
  process.on('SIGINT', quit(2));
  process.on('SIGTERM', quit(15));
  process.stdout.on('resize', () => (plain ? say(`size: ${size().cols}x${size().rows}`) : draw()));
  ignoring = flags.has('--ignore-signals');

  if (process.stdin.isTTY) process.stdin.setRawMode(!plain);
  process.stdin.on('data', received);
  process.stdin.on('end', () => leave(0));
  if (plain) {
    say('ready');
  } else {
    out(MODES_ON);
    setTitle(title);
    if (!flags.has('--no-queries')) out(QUERIES.map(({ ask: bytes }) => bytes).join(''));
    status('idle');
    say('ready');
  }
};

main();
