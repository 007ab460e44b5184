import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BucketConfig } from '../../../server/src/platform/environment/config';

const [KEY, BUCKET] = ['S3RVER', 'files'];
const LISTENING = /listening on [\d.]+:(\d+)/;
/** Its package.json names a missing program. */
const CLI = require.resolve('@20minutes/s3rver/lib/cli');
const PROGRAM = `require(${JSON.stringify(CLI)}).parse(['', '', ...process.argv.slice(1)])`;
const SERVER_ERROR = 503;

/**
 * How the proxy in front of the store behaves: `cuts` closes the connection in the middle of the answer, `says nothing`
 * never answers, `trickles` sends byte by byte.
 */
export type S3Manner = 'passes' | 'fails' | 'cuts' | 'says nothing' | 'trickles';

/** A third-party S3-compatible server in its own process, with an empty bucket. */
export interface S3Server {
  readonly bucket: BucketConfig;
  /** Sets the proxy's behaviour, for this many requests or from now on. */
  behave(manner: S3Manner, requests?: number): void;
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts the server, and a proxy that can fail. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const args = [
    '-d',
    directory,
    '-a',
    '127.0.0.1',
    '-p',
    '0',
    '-s',
    '--no-vhost-buckets',
    '--configure-bucket',
    BUCKET,
  ];
  const child = spawn(process.execPath, ['-e', PROGRAM, '--', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const port = await portOf(child);
  let [manner, left]: [S3Manner, number] = ['passes', 0];
  const requests: string[] = [];
  const line = createServer((incoming, reply) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const now = left > 0 ? manner : 'passes';
    left -= 1;
    passOn(incoming, reply, { port, manner: now });
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
      name: BUCKET,
      region: 'eu-central-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    behave: (next, most = Infinity) => {
      [manner, left] = [next, most];
    },
    requests,
    close: async () => {
      line.closeAllConnections();
      line.close();
      child.kill();
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Keeps reading, so that later output does not fill the pipe. */
function portOf(child: ChildProcessByStdio<null, Readable, null>): Promise<number> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (piece) => {
      text += String(piece);
      const port = LISTENING.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`The S3 server did not start: ${text}`)));
  });
}

interface Line {
  readonly port: number;
  readonly manner: S3Manner;
}

/** Forwards a request unchanged, since its host is signed. */
function passOn(incoming: IncomingMessage, reply: ServerResponse, { port, manner }: Line): void {
  if (manner === 'says nothing') return;
  if (manner === 'fails') {
    incoming.resume().once('end', () => reply.writeHead(SERVER_ERROR).end('<Error><Code>SlowDown</Code></Error>'));
    return;
  }
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? SERVER_ERROR, answer.headers);
    if (manner === 'passes') answer.pipe(reply);
    else void sendBroken(answer, reply, manner);
  });
  onward.once('error', () => reply.destroy());
  incoming.pipe(onward);
}

async function sendBroken(answer: IncomingMessage, reply: ServerResponse, manner: S3Manner): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (manner === 'cuts') {
    reply.flushHeaders();
    reply.write(bytes.subarray(0, bytes.length / 2), () => reply.destroy());
    return;
  }
  for (const byte of bytes) {
    reply.write(Buffer.of(byte));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  reply.end();
}
