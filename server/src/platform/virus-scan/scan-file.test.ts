import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVirusScan } from '../environment/read-virus-scan';
import { scanFile } from './scan-file';

let folder: string;
let file: string;
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'));
  file = join(folder, 'file');
  await writeFile(file, Buffer.alloc(200_000, 'x'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A clamd that reads a whole stream, then says this; or hangs up, if there is nothing to say. */
async function clamd(reply: string | undefined): Promise<{
  readonly config: { kind: 'clamd'; address: { host: string; port: number } };
  readonly bytes: () => number;
}> {
  let received = 0;
  const server = createServer((socket) => {
    let left = Buffer.alloc(0);
    let isHeadRead = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (reply === undefined) return socket.destroy();
      left = Buffer.concat([left, data]);
      if (!isHeadRead && left.length >= 10) {
        expect(left.toString('latin1', 0, 10)).toBe('zINSTREAM\0');
        left = left.subarray(10);
        isHeadRead = true;
      }
      while (isHeadRead && left.length >= 4 && left.length >= 4 + left.readUInt32BE(0)) {
        const length = left.readUInt32BE(0);
        received += length;
        left = left.subarray(4 + length);
        if (length === 0) socket.end(`${reply}\0`);
      }
      return undefined;
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { config: { kind: 'clamd', address: { host: '127.0.0.1', port } }, bytes: () => received };
}

test('clamd gets the whole file, and its word counts', async () => {
  const clean = await clamd('stream: OK');
  expect(await scanFile(clean.config, file)).toEqual({ kind: 'clean' });
  expect(clean.bytes()).toBe(200_000);
  const { config } = await clamd('stream: Eicar-Test-Signature FOUND');
  expect(await scanFile(config, file)).toEqual({ kind: 'infected' });
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: OK FOUND NOT', '', undefined])(
  'what clamd cannot scan is not clean: %j',
  async (reply) => {
    const { config } = await clamd(reply);
    expect(await scanFile(config, file)).toMatchObject({ kind: 'failed' });
  },
);

test('a file that cannot be read is not clean', async () => {
  const { config } = await clamd('stream: OK');
  const scanned = await scanFile(config, join(folder, 'none'));
  expect(scanned).toMatchObject({ kind: 'failed', error: { code: 'ENOENT' } });
});

test('a clamd that cannot be reached fails', async () => {
  const { config } = await clamd('stream: OK');
  servers.splice(0).forEach((server) => server.close());
  expect(await scanFile(config, file)).toMatchObject({ kind: 'failed' });
});

test.each([
  ['exit 0', 'clean'],
  ['exit 1', 'infected'],
  ['exit 2', 'failed'],
  ['kill -9 $$', 'failed'],
])('a program that ends with %j means %s', async (end, kind) => {
  const path = join(folder, `scan-${kind}-${end.length}`);
  await writeFile(path, `#!/bin/sh\ntest -r "$1" || exit 3\n${end}\n`);
  await chmod(path, 0o700);
  expect(await scanFile({ kind: 'program', path }, file)).toMatchObject({ kind });
  expect(await scanFile({ kind: 'program', path: `${path}-gone` }, file)).toMatchObject({ kind: 'failed' });
});

test('without a scanner every file passes', async () => {
  expect(await scanFile(undefined, file)).toEqual({ kind: 'clean' });
});

test('the setting is an address or a program, and anything else stops the start', () => {
  expect(readVirusScan({})).toEqual({});
  expect(readVirusScan({ VIRUS_SCAN: 'tcp://clamd' })).toEqual({
    virusScan: { kind: 'clamd', address: { host: 'clamd', port: 3310 } },
  });
  expect(readVirusScan({ VIRUS_SCAN: 'tcp://[::1]:99' })).toEqual({
    virusScan: { kind: 'clamd', address: { host: '::1', port: 99 } },
  });
  expect(readVirusScan({ VIRUS_SCAN: 'unix:/run/clamd.ctl' })).toEqual({
    virusScan: { kind: 'clamd', address: { path: '/run/clamd.ctl' } },
  });
  expect(readVirusScan({ VIRUS_SCAN: '/usr/bin/clamdscan' })).toEqual({
    virusScan: { kind: 'program', path: '/usr/bin/clamdscan' },
  });
  for (const wrong of ['clamd', 'http://clamd', 'tcp://', 'unix:clamd', 'yes', '127.0.0.1:3310'])
    expect(() => readVirusScan({ VIRUS_SCAN: wrong })).toThrow('VIRUS_SCAN is');
});
