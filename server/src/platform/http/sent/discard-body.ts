import type { IncomingMessage } from 'node:http';

/** Larger than anything a form of ours may send, with files. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_MS = 30_000;

/**
 * Reads what a refused request still sends, and throws it away. Many clients send all of it before they read: closed before,
 * the connection would be reset and they would never see the answer. Resolves at the end of the body, or where it is too
 * large or takes too long to wait for.
 */
export async function discardBody(raw: IncomingMessage): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  await new Promise<void>((resolve) => {
    let left = MOST_BYTES;
    const timer = setTimeout(resolve, LONGEST_MS).unref();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) end();
    });
    raw.once('end', end).once('error', end).once('close', end).resume();
  });
}
