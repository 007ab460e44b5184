import type { StyleFontFiles } from 'shared-types/admin/styles';
import type { Manifest } from 'shared-types/manifest';
import { FONT_FAMILIES } from 'shared-types/site/fonts';
import { FONT_NAMES, type FontName } from 'shared-types/site/page/frame';
import { versionBase } from '../send/release-of-page';
import { fontStem } from './font-stem';

/** Paths of a family's files in a version of the shell, by use. */
export function fontFiles(name: FontName, shell: Pick<Manifest, 'name' | 'version' | 'files'>): StyleFontFiles {
  const { weights } = FONT_FAMILIES[name];
  if (!weights) return {};
  const stem = fontStem(name);
  const names = {
    text: `${stem}-${weights.text}`,
    heading: `${stem}-${weights.heading}`,
    textExt: `${stem}-ext-${weights.text}`,
    headingExt: `${stem}-ext-${weights.heading}`,
  };
  const paths = Object.entries(names).map(([use, file]) => [use, `client/fonts/${file}.woff2`] as const);
  const known = paths.filter(([, path]) => shell.files[path] !== undefined);
  return Object.fromEntries(known.map(([use, path]) => [use, versionBase(shell) + path]));
}

/** Files of all families, which may be fewer in a version of the shell than this server knows. */
export function filesOfFonts(
  shell: Parameters<typeof fontFiles>[1],
): Readonly<Partial<Record<FontName, StyleFontFiles>>> {
  return Object.fromEntries(FONT_NAMES.map((name) => [name, fontFiles(name, shell)]));
}
