import { Buffer } from 'node:buffer';
/** Bytes before a frame's content: how long the content is, and how much of it are texts, which come first. */
const PREFIX_BYTES = 8;
/** Longer frames are not believed; the largest pages and bundles stay far below. */
const LONGEST_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 65_536;
/** Of a character, written as UTF-8. */
const MOST_BYTES = 3;

/** One message between the server and a render process: values as JSON, and texts as they are, since escaping a page costs more than sending it. */
export interface Frame {
  readonly head: unknown;
  readonly texts: readonly string[];
}

/** Packs frames into one and the same memory, since each is sent before the next one is made: what it gives is good until then. */
export function createFrameWriter(): (frame: Frame) => Buffer {
  let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  const write = (text: string, at: number): number => {
    const needed = at + text.length * MOST_BYTES;
    if (needed > bytes.length) bytes = Buffer.concat([bytes], Math.max(needed, bytes.length * 2));
    return bytes.write(text, at);
  };
  return ({ head, texts }) => {
    let at = PREFIX_BYTES;
    const lengths = texts.map((text) => {
      const length = write(text, at);
      at += length;
      return length;
    });
    const textBytes = at - PREFIX_BYTES;
    at += write(JSON.stringify([head, lengths]), at);
    bytes.writeUInt32BE(at - PREFIX_BYTES, 0);
    bytes.writeUInt32BE(textBytes, 4);
    return bytes.subarray(0, at);
  };
}

/**
 * The first frame of what has come, and how many bytes it takes; undefined while it is not whole. Throws where it is no frame:
 * a process that runs other teams' code is not believed.
 */
export function decodeFrame(bytes: Buffer): { readonly frame: Frame; readonly length: number } | undefined {
  if (bytes.length < PREFIX_BYTES) return undefined;
  const contentBytes = bytes.readUInt32BE(0);
  const textBytes = bytes.readUInt32BE(4);
  if (contentBytes > LONGEST_BYTES || textBytes > contentBytes)
    throw new Error('A frame of an impossible length came.');
  const length = PREFIX_BYTES + contentBytes;
  if (bytes.length < length) return undefined;
  const endOfTexts = PREFIX_BYTES + textBytes;
  const parsed: unknown = JSON.parse(bytes.toString('utf8', endOfTexts, length));
  if (!Array.isArray(parsed) || !Array.isArray(parsed[1])) throw new Error('A frame without a head came.');
  let at = PREFIX_BYTES;
  const texts = (parsed[1] as unknown[]).map((size) => {
    const end = at + Number(size);
    if (!(end >= at && end <= endOfTexts)) throw new Error('A frame with a text of an impossible length came.');
    const text = bytes.toString('utf8', at, end);
    at = end;
    return text;
  });
  return { frame: { head: parsed[0], texts }, length };
}

/** Takes pieces as they come, and gives `onFrame` each frame once it is whole. Throws what `decodeFrame` throws. */
export function createFrameReader(onFrame: (frame: Frame) => void): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let wanted = PREFIX_BYTES;
  return (piece) => {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < wanted) return;
    let open = pieces.length === 1 ? piece : Buffer.concat(pieces);
    for (let found = decodeFrame(open); found; found = decodeFrame(open)) {
      open = open.subarray(found.length);
      onFrame(found.frame);
    }
    // A large page comes in many pieces: they are put together once, when all have come.
    wanted = open.length < PREFIX_BYTES ? PREFIX_BYTES : PREFIX_BYTES + open.readUInt32BE(0);
    pieces = [open];
    bytes = open.length;
  };
}
