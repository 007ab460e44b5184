import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { spec } from '../../../../tools/testing/spec';
import { findConfinement } from './confinement';
import { openProgressFile } from './progress';
import { spawnProgram } from './spawn-program';

/** A program with all of Node, like code that has escaped the render program. Prints what it could reach. */
const PROGRAM = `
  const got = {};
  const tried = (name, work) => { try { got[name] = String(work() ?? 'done') } catch (error) { got[name] = error.code ?? error.message } };
  const [, own, user] = process.argv;
  const fs = require('fs');
  tried('environment', () => Object.keys(process.env).join());
  if (user) { process.setgroups([]); process.setgid(Number(user)); process.setuid(Number(user)); }
  tried('user', () => process.getuid?.());
  tried('root', () => process.setuid(0));
  tried('file', () => fs.readFileSync('/etc/passwd', 'utf8'));
  tried('data', () => fs.readdirSync(process.cwd()));
  tried('environ', () => fs.readFileSync('/proc/self/environ', 'utf8'));
  tried('write', () => fs.writeFileSync(own, ''));
  tried('link', () => fs.symlinkSync('/etc/passwd', '/tmp/colonnade-link'));
  tried('child', () => require('child_process').spawnSync('id').stdout);
  tried('worker', () => new (require('worker_threads').Worker)('0', { eval: true }));
  tried('addon', () => process.dlopen({ exports: {} }, own));
  tried('text', () => eval('1'));
  tried('memory', () => { const all = []; for (let i = 0; i < 40; i += 1) all.push(new Uint8Array(30e6).fill(1)); });
  const net = require('net');
  const connect = (to) => new Promise((resolve) => net.connect(to).on('connect', () => resolve('connected')).on('error', (error) => resolve(error.code)));
  process.stdin.once('data', async (line) => {
    const { port, socket } = JSON.parse(line);
    got.network = await connect({ host: '127.0.0.1', port });
    got.socket = await connect(socket);
    console.log(JSON.stringify(got));
    process.exit();
  });`;

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'colonnade-spawn-'))));
afterAll(() => rm(folder, { recursive: true }));

/** What the program reaches: files, processes, a local port and a socket. */
async function gotten(): Promise<Record<string, string>> {
  const program = join(folder, 'program.cjs');
  await writeFile(program, PROGRAM);
  const servers = [createServer(), createServer()] as const;
  const [onPort, onSocket] = servers;
  const socket = join(folder, 'socket');
  await new Promise((resolve) => onPort.listen(0, '127.0.0.1', () => resolve(undefined)));
  await new Promise((resolve) => onSocket.listen(socket, () => resolve(undefined)));
  const progress = openProgressFile();
  try {
    const child = spawnProgram({ program, confinement: findConfinement(), progressFile: progress.file });
    child.stdin.end(JSON.stringify({ port: (onPort.address() as AddressInfo).port, socket }));
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (out === '') throw new Error(errors);
    return JSON.parse(out) as Record<string, string>;
  } finally {
    progress.close();
    for (const server of servers) server.close();
  }
}

spec('PLAT-05', 'a render process can reach nothing, whatever code runs in it', async () => {
  const { user, missing } = findConfinement();
  const isRoot = process.getuid?.() === 0;
  expect(await gotten()).toEqual({
    environment: '',
    user: expect.not.stringMatching(isRoot && user !== undefined ? /^0$/ : /^$/) as string,
    ...Object.fromEntries(
      ['file', 'data', 'environ', 'write', 'link', 'child', 'worker'].map((name) => [name, 'ERR_ACCESS_DENIED']),
    ),
    addon: 'ERR_DLOPEN_DISABLED',
    text: 'Code generation from strings disallowed for this context',
    root: expect.stringMatching(/^E(PERM|INVAL)$/) as string,
    memory: missing.some((what) => what.includes('memory')) ? 'done' : 'Array buffer allocation failed',
    network: missing.some((what) => what.includes('network')) ? 'connected' : 'ENETUNREACH',
    socket: user === undefined ? 'connected' : 'EACCES',
  });
});

test('on Linux, root’s render processes have every restriction', () => {
  const isFull = process.platform === 'linux' && process.getuid?.() === 0;
  if (isFull) expect(findConfinement().missing).toEqual([]);
});
