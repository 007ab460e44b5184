import type { StyleFontFiles } from 'shared-types/admin/styles';

/** A family as a preview draws it. */
export interface PreviewFont {
  readonly name: string;
  /** General family of CSS. */
  readonly general: string;
  readonly files: StyleFontFiles;
}

/** Value of `font-family`. */
export function familyList({ name, general, files }: PreviewFont): string {
  return files.text === undefined ? `system-ui, ${general}` : `"${name}", "${name} Ext", ${general}`;
}
