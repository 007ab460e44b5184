import { dirtyPaths } from 'shared-types/admin/theme/dirty-paths';
import { PALETTES } from 'shared-types/admin/theme/palettes';
import type { SiteTheme } from 'shared-types/site/page/frame';
import { spec } from '../../../../tools/testing/spec';

const theme: SiteTheme = { colors: PALETTES.linen, fonts: { heading: 'Fraunces', body: 'Figtree' } };

spec('EDIT-29', 'each change of the look is told by the paths of the specification', () => {
  const changedTo = (changes: Partial<SiteTheme>) => dirtyPaths(theme, { ...theme, ...changes });
  expect(changedTo({ colors: PALETTES.night })).toEqual(['colors.activeThemeId', 'colors.palette', 'colors.themes']);
  expect(changedTo({ colors: { ...PALETTES.linen, line: '#000000' } })).toEqual([
    'colors.activeThemeId',
    'colors.palette',
    'colors.themes',
  ]);
  expect(changedTo({ fonts: { heading: 'Lora', body: 'Nunito Sans' } })).toEqual([
    'fonts.activeThemeId',
    'fonts.themes',
  ]);
  expect(changedTo({ sizes: { text: 18 } })).toEqual(['fonts.fontUsageCategories']);
  expect(changedTo({ sizes: {} })).toEqual([]);
});

test('from one set of own colors to another, the palette changes and not which one is active', () => {
  const own = (accent: string): SiteTheme => ({ ...theme, colors: { ...theme.colors, accent } });
  expect(dirtyPaths(own('#111111'), own('#222222'))).toEqual(['colors.palette', 'colors.themes']);
});
