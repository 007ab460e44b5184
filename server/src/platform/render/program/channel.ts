import { Buffer } from 'node:buffer';
import { readSync, writeSync } from 'node:fs';
import { createFrameWriter, decodeFrame, type Frame } from '../frames';

const FROM_SERVER = 0;
const TO_SERVER = 1;
const FIRST_BYTES = 65_536;

/** The way to the server and back. Nothing of it can be reached by a bundle: it is open files, and functions of this program alone. */
export interface Channel {
  /** Waits for the next message; undefined once the server has closed its end, or has ended. */
  receive(): Frame | undefined;
  send(frame: Frame): void;
}

/** Reads and writes the process's standard files. The server sends one message and waits for what it asked for. */
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
