import type { Manifest } from 'shared-types/manifest';
import { versionBase } from '../send/release-of-page';
import { SECTION_THEME, THEME_SIZES } from './page-styles';

/** Paths of the sheets that pages have whose theme or sections need them, in a version of the shell. */
export function themeSheetPaths(shell: Pick<Manifest, 'name' | 'version' | 'features'>): readonly string[] {
  const sheets = shell.features.filter(({ id }) => id === THEME_SIZES || id === SECTION_THEME);
  return sheets.flatMap(({ css }) => (css === undefined ? [] : [versionBase(shell) + css]));
}
