import type { IncomingMessage } from 'node:http';

/** Larger than any form of ours with files. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_MS = 30_000;

/**
 * Discards the rest of a refused request. Clients that send everything before they read would otherwise see a reset
 * connection. Resolves at its end, or when it is too large or too slow.
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
