import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const PLAIN_TEXT = 'text/plain';
const SVG = 'image/svg+xml';
/** Bytes that plain text does not contain: control characters except tab, line feed, form feed, carriage return and escape. */
const CONTROL = new Set([...Array(32).keys(), 127].filter((byte) => ![9, 10, 12, 13, 27].includes(byte)));
/** A drawing has its root element in its first bytes, after a declaration and comments. */
const HEAD_BYTES = 4096;
const SVG_ROOT = /<svg[\s>]/i;

/**
 * The media type of a file, detected from its content; undefined if it is unknown or not among the `taken` ones. A file without a
 * signature is plain text if it has no control characters.
 */
export async function fileTypeOf(path: string, taken: (type: string) => boolean): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  const own = found ? plainType(found.mime) : (await isText(path)) ? PLAIN_TEXT : undefined;
  const type = own === PLAIN_TEXT || own === 'application/xml' ? ((await isDrawing(path)) ? SVG : own) : own;
  return type !== undefined && taken(type) ? type : undefined;
}

/** Without its parameters. */
function plainType(mime: string): string {
  return mime.split(';')[0]?.trim() ?? '';
}

/** In any encoding that extends ASCII, because spreadsheets still export others than UTF-8. */
async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    if (chunk.some((byte) => CONTROL.has(byte))) return false;
  return true;
}

async function isDrawing(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return SVG_ROOT.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}
