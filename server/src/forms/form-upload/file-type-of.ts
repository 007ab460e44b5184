import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { FORM_FILE_TYPES } from 'shared-types/forms/form-upload';

const PLAIN_TEXT = 'text/plain';
/** Bytes that plain text does not contain: control characters except tab, line feed, form feed, carriage return and escape. */
const CONTROL = new Set([...Array(32).keys(), 127].filter((byte) => ![9, 10, 12, 13, 27].includes(byte)));

/**
 * The media type of a file, detected from its content; undefined if forms do not take the type. A file without a signature is
 * plain text if it has no control characters.
 */
export async function fileTypeOf(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  const type = found ? plainType(found.mime) : (await isText(path)) ? PLAIN_TEXT : undefined;
  return type !== undefined && Object.hasOwn(FORM_FILE_TYPES, type) ? type : undefined;
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
