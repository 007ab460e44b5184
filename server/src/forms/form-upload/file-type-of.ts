import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { FORM_FILE_TYPES } from 'shared-types/forms/form-upload';

const PLAIN_TEXT = 'text/plain';
/** No text has them: control characters except tab, line feed, form feed, carriage return and escape. */
const CONTROL = new Set([...Array(32).keys(), 127].filter((byte) => ![9, 10, 12, 13, 27].includes(byte)));

/** The media type of a file by its content, if visitors can send it. Texts are told by having no control characters. */
export async function fileTypeOf(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  const type = found ? plainType(found.mime) : (await isText(path)) ? PLAIN_TEXT : undefined;
  return type !== undefined && Object.hasOwn(FORM_FILE_TYPES, type) ? type : undefined;
}

/** Without its parameters. */
function plainType(mime: string): string {
  return mime.split(';')[0]?.trim() ?? '';
}

/** Any encoding counts that has ASCII in it, since spreadsheets still write others than UTF-8. */
async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    if (chunk.some((byte) => CONTROL.has(byte))) return false;
  return true;
}
