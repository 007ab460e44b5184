import { Buffer } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';
import { createFrameWriter, decodeFrame, type Frame } from '../frames';

const FROM_SERVER = 0;
const TO_SERVER = 1;
const FIRST_BYTES = 65_536;

/** The connection to the server. Bundles cannot reach it: it consists of open files and private functions. */
export interface Channel {
  /** Waits for the next message; undefined once the server has closed its end. */
  receive(): Frame | undefined;
  send(frame: Frame): void;
}

/** Uses standard input and output; the server sends one message and waits for the answer. */
export function openChannel(): Channel {
  let bytes = Buffer.alloc(FIRST_BYTES);
  const write = createFrameWriter();
  return {
    receive() {
      for (let filled = 0; ;) {
        if (filled === bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2);
        const read = readSync(FROM_SERVER, bytes, filled, bytes.length - filled, null);
        if (read === 0) return undefined;
        filled += read;
        const found = decodeFrame(bytes.subarray(0, filled));
        if (found) return found.frame;
      }
    },
    send(frame) {
      const all = write(frame);
      for (let sent = 0; sent < all.length;) sent += writeSync(TO_SERVER, all, sent);
    },
  };
}
