import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** Without any progress. */
const LONGEST_MS = 60_000;
const MOST_REPLY = 4096;
const CLEAN = 'stream: OK';
const INFECTED = /^stream: [^\0]* FOUND$/;
const LENGTH_BYTES = 4;

/**
 * Sends a file to clamd (`INSTREAM`: chunks after their lengths, an empty one at the end); true if it is clean. Rejects if clamd
 * cannot be reached or says anything else, for example that the file is larger than its `StreamMaxLength`.
 */
export async function scanByClamd(address: NetConnectOpts, path: string): Promise<boolean> {
  const socket = connect(address);
  socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error('clamd has not answered in time.')));
  try {
    // Where clamd refuses a file before it has all of it, its reply says why.
    pipeline(chunksOf(path), socket, { end: false }).catch((error: Error) => socket.destroy(error));
    const reply = await replyOf(socket);
    if (reply === CLEAN) return true;
    if (INFECTED.test(reply)) return false;
    throw new Error(`clamd said ${JSON.stringify(reply)}.`);
  } finally {
    socket.destroy();
  }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer, void> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}

/** The reply, which ends with a null character. */
function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      reply += text;
      const end = reply.indexOf('\0');
      if (end >= 0) resolve(reply.slice(0, end));
      else if (reply.length > MOST_REPLY) reject(new Error('clamd has sent too much.'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('clamd has closed the connection.')));
  });
}
