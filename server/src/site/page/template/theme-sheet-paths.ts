import type { Manifest } from 'shared-types/manifest';
import { versionBase } from '../send/release-of-page';
import { INLINE_SHEET } from './inline-sheets';

/** Paths of the sheets that pages have whose theme or sections need them, in a version of the shell. */
export function themeSheetPaths(shell: Pick<Manifest, 'name' | 'version' | 'features'>): readonly string[] {
  const sheets = shell.features.filter(({ id }) => id === INLINE_SHEET.themeSizes || id === INLINE_SHEET.sectionTheme);
  return sheets.flatMap(({ css }) => (css === undefined ? [] : [versionBase(shell) + css]));
}
