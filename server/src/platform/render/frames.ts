import { Buffer } from 'node:buffer';
/** Bytes before the content: its length, and the length of its texts, which come first. */
const PREFIX_BYTES = 8;
/** Longer frames are rejected; the largest pages and bundles are far smaller. */
const LONGEST_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 65_536;
/** Most bytes of a UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;

/** A message to or from a render process: values as JSON, and raw texts, since escaping a page is expensive. */
export interface Frame {
  readonly head: unknown;
  readonly texts: readonly string[];
}

/** Creates a writer that reuses its memory: a frame is valid only until the next one. */
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

/** The first frame received, and its length; undefined while incomplete. Throws if malformed. */
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

/** Takes pieces as they arrive, and calls `onFrame` for each complete frame. Throws what `decodeFrame` throws. */
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
    // A large page arrives in many pieces, which are joined only once.
    wanted = open.length < PREFIX_BYTES ? PREFIX_BYTES : PREFIX_BYTES + open.readUInt32BE(0);
    pieces = [open];
    bytes = open.length;
  };
}
