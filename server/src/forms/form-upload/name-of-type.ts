import { FORM_FILE_TYPES } from 'shared-types/forms/form-upload';
import { displayFileName } from '../../site/upload/display-file-name';

const EXTENSION = /\.([a-z0-9]{1,10})$/i;
/** Leaves room for an extension. */
const LONGEST_STEM = 110;

/**
 * The name under which a file of this type is stored: another extension than the type's is kept as part of the name, so that a
 * program opens the file as what it is.
 */
export function nameOfType(sent: string, type: string, nameless: string): string {
  const extensions = FORM_FILE_TYPES[type]?.extensions ?? [];
  const name = displayFileName(sent).replace(/^\.+/, '') || nameless;
  const own = EXTENSION.exec(name)?.[1]?.toLowerCase();
  if (own !== undefined && extensions.includes(own)) return name;
  return `${[...name].slice(0, LONGEST_STEM).join('')}.${extensions[0]}`;
}
