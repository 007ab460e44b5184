import { displayFileName } from './display-file-name';

const EXTENSION = /\.([a-z0-9]{1,10})$/i;
/** Leaves room for an extension. */
const LONGEST_STEM = 110;

/**
 * The name under which a file of a type with these extensions is stored: another extension than the type's is kept as part of the name, so that a
 * program opens the file as what it is.
 */
export function nameOfType(sent: string, extensions: readonly string[], nameless: string): string {
  const name = displayFileName(sent).replace(/^\.+/, '') || nameless;
  const own = EXTENSION.exec(name)?.[1]?.toLowerCase();
  if (own !== undefined && extensions.includes(own)) return name;
  return `${[...name].slice(0, LONGEST_STEM).join('')}.${extensions[0]}`;
}
