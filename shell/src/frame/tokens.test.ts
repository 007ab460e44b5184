import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FONT_FAMILIES } from 'shared-types/site/fonts';
import { FONT_NAMES } from 'shared-types/site/page/frame';
import { COLOR_SCALE, CSS_LAYERS, CUSTOM_PROPERTY, TOKEN } from 'shared-types/site/tokens';
import { madeFamilies, sheetOfFamily } from '../../../tools/build/fonts/font-families.mjs';
import { contrast, type Rgb } from '../../../tools/testing/contrast';
import { spec } from '../../../tools/testing/spec';
import { examples } from './frame.example';
import fonts from './fonts.json';
import { themeStyle } from './theme-style';

const SHELL = join(__dirname, '../..');
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const declarations = Object.fromEntries(
  [...read('tokens.css').matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]),
);
const px = (rem: string) => Number.parseFloat(rem) * 16;

/** Of a colour written in six hexadecimal digits. */
const rgb = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

test('the style sheet gives every property of the table its value, and the theme gives the rest', () => {
  const themed = themeStyle(examples.shop.site.theme) as Record<string, string>;
  const valued = Object.entries(CUSTOM_PROPERTY).filter(([, value]) => value !== null);
  expect(declarations).toEqual(Object.fromEntries(valued));
  expect(Object.keys(themed).sort()).toEqual(
    Object.keys(CUSTOM_PROPERTY)
      .filter((name) => !(name in declarations))
      .sort(),
  );
});

spec('TOKEN-01', 'font sizes run from 9.75 to 28 px, and all text but the two display sizes keeps to them', () => {
  expect([TOKEN.fontSizePx[0], TOKEN.fontSizePx.at(-1)]).toEqual([9.75, 28]);
  const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'].flatMap((name) =>
    (CUSTOM_PROPERTY[`--text-${name}` as '--text-xs'].match(/[\d.]+rem(?=\)|,|$)/g) ?? []).map(px),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.every((size) => (TOKEN.fontSizePx as readonly number[]).includes(size))).toBe(true);
});

spec('TOKEN-02', 'line heights run from 11 to 32 px', () => {
  expect([TOKEN.lineHeightPx[0], TOKEN.lineHeightPx.at(-1)]).toEqual([11, 32]);
});

spec(
  ['TOKEN-03', 'TOKEN-04', 'TOKEN-05', 'TOKEN-06'],
  'radii, borders, weights and times are the specification’s, and the page uses them',
  () => {
    expect(TOKEN).toMatchObject({ radiusPx: [0, 4, 8], borderWidthPx: [0, 1, 2], fontWeight: [400, 500, 600] });
    expect([TOKEN.timeMs[0], TOKEN.timeMs.at(-1)]).toEqual([0, 600]);
    expect([declarations['--radius-0'], declarations['--radius-1'], declarations['--radius-2']]).toEqual([
      '0',
      '4px',
      '8px',
    ]);
    const weights = [...(read('base.css') + read('frame.css')).matchAll(/(?:font-weight: |font: )(\d{3})/g)].map(
      ([, weight]) => Number(weight),
    );
    expect(weights.every((weight) => (TOKEN.fontWeight as readonly number[]).includes(weight))).toBe(true);
  },
);

spec(['TOKEN-07', 'TOKEN-08'], 'six colour scales, whose dark steps can be read on white and on their own tint', () => {
  expect(Object.keys(COLOR_SCALE)).toEqual(['blue', 'green', 'red', 'pink', 'orange', 'gray']);
  for (const scale of Object.values(COLOR_SCALE)) {
    for (const ground of ['#ffffff', scale[100]]) {
      expect(contrast(rgb(scale[700]), rgb(ground))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(scale[900]), rgb(ground))).toBeGreaterThanOrEqual(7);
    }
  }
});

test('on a dark site the browser’s controls are dark, and messages can be read', () => {
  const { theme } = examples.shop.site;
  const paper = '#121416';
  const style = themeStyle({ ...theme, colors: { ...theme.colors, paper } }) as Record<string, string>;
  expect(style['colorScheme']).toBe('dark');
  for (const name of ['--color-danger', '--color-success'])
    expect(contrast(rgb(style[name] ?? ''), rgb(paper))).toBeGreaterThanOrEqual(7);
  expect(themeStyle(theme)).not.toHaveProperty('colorScheme');
});

test('every font file the style sheet asks for is shipped, and comes from an installed package', () => {
  const sheets = readdirSync(join(__dirname, 'fonts')).map((name) => read(`fonts/${name}`));
  const requested = [...sheets.join('').matchAll(/__SHELL_BASE__client\/fonts\/([\w-]+\.woff2)/g)].map(
    (match) => match[1],
  );
  const { resolve } = createRequire(join(__dirname, 'fonts.json'));
  expect(requested.sort()).toEqual(Object.values(fonts).sort());
  for (const source of Object.keys(fonts)) expect(existsSync(resolve(source))).toBe(true);
});

test('every font a theme asks for has its faces in the sheet of its family', async () => {
  const { colors } = examples.shop.site.theme;
  const made = madeFamilies({ folder: SHELL, families: FONT_FAMILIES });
  for (const name of FONT_NAMES.filter((family) => family !== 'system')) {
    const style = themeStyle({ colors, fonts: { heading: name, body: name } }) as Record<string, string>;
    const family = made.find((one) => one.name === name);
    const sheet = family ? await sheetOfFamily(family) : read(`fonts/${name.toLowerCase().replaceAll(' ', '-')}.css`);
    const declared = [...sheet.matchAll(/font-family: '?([^';]+)/g)].map(([, declaredName]) => declaredName);
    const { general } = FONT_FAMILIES[name];
    expect([...new Set(declared), general].sort()).toEqual(
      String(style['--font-body']).replaceAll('"', '').split(', ').sort(),
    );
  }
});

test('the device’s own font needs no sheet', () => {
  const { colors } = examples.shop.site.theme;
  const style = themeStyle({ colors, fonts: { heading: 'system', body: 'system' } }) as Record<string, string>;
  expect(style['--font-body']).toBe('system-ui, sans-serif');
});

test('layers are named in their order before the first rule', () => {
  expect(read('page.css').startsWith(`@layer ${CSS_LAYERS.join(', ')};`)).toBe(true);
});
