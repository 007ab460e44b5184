import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constantFrom, integer, assert as check, property } from 'fast-check';
import { FONT_CATEGORIES, FONT_FAMILIES } from 'shared-types/site/fonts';
import { FONT_NAMES, type FontName } from 'shared-types/site/page/frame';
import { spec } from '../../testing/spec';
import { compileMadeFontStyle } from '../sources/compile-style.mjs';
import { madeFamilies, sheetOfFamily } from './font-families.mjs';
import { fontSheet } from './font-sheet.mjs';

const SHELL = join(__dirname, '../../../shell');
/** What a page may spend on fonts. */
const MOST_BYTES = 100_000;
const LEAST_FAMILIES = 24;

const made = madeFamilies({ folder: SHELL, families: FONT_FAMILIES });
const { resolve } = createRequire(join(SHELL, 'package.json'));
const listed: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(SHELL, 'src/frame/fonts.json'), 'utf8'));

spec('FONTP-01', 'there are 24 families and more, and each category has some', () => {
  const families = Object.values(FONT_FAMILIES);
  expect(families.filter(({ weights }) => weights).length).toBeGreaterThanOrEqual(LEAST_FAMILIES);
  expect(FONT_CATEGORIES.filter((category) => !families.some((one) => one.category === category))).toEqual([]);
  expect(Object.keys(FONT_FAMILIES)).toEqual([...FONT_NAMES]);
});

test('no pair of families costs a page more than 100 kB of Latin fonts', () => {
  const bytes = new Map<FontName, number>(FONT_NAMES.map((name) => [name, latinBytes(name)]));
  const pairs = FONT_NAMES.flatMap((heading) =>
    FONT_NAMES.map((body) => {
      const spent = heading === body ? bytes.get(body) : (bytes.get(heading) ?? 0) + (bytes.get(body) ?? 0);
      return { heading, body, spent: spent ?? 0 };
    }),
  );
  expect(pairs.length).toBeGreaterThan(1000);
  expect(pairs.filter(({ spent }) => spent > MOST_BYTES)).toEqual([]);
  expect(FONT_NAMES.filter((name) => name !== 'system' && !bytes.get(name))).toEqual([]);
});

test('every package has an open licence', () => {
  for (const { stem } of made) {
    const { license } = JSON.parse(readFileSync(resolve(`@fontsource/${stem}/package.json`), 'utf8'));
    expect([stem, license]).toEqual([stem, expect.stringMatching(/^(OFL-1\.1|Apache-2\.0)$/)]);
  }
});

test('a stand-in has the width and the height of lines of the family', () => {
  const em = integer({ min: 200, max: 2000 }).map((units) => units / 1000);
  check(
    property(
      em,
      em,
      em,
      constantFrom('sans-serif', 'serif', 'monospace', 'cursive'),
      (width, ascent, descent, general) => {
        const measures = { letterWidth: width, ascent, descent, lineGap: 0 };
        const file = { weight: '400 700', isBold: false, file: 'a-400.woff2', extFile: 'a-ext-400.woff2', measures };
        const sheet = fontSheet({ name: 'A', general, files: [file] });
        const [size, up, down] = ['size-adjust', 'ascent-override', 'descent-override'].map((name) =>
          Number(new RegExp(`${name}: ([\\d.]+)%`).exec(sheet)?.[1]),
        ) as [number, number, number];
        // Overrides count in the adjusted size.
        expect(Math.abs((size * up) / 10_000 - ascent)).toBeLessThan(0.001);
        expect(Math.abs((size * down) / 10_000 - descent)).toBeLessThan(0.001);
      },
    ),
  );
});

test('the measures are those of the files: Lora is wider than Times, Bebas Neue narrower than Arial', async () => {
  const sizes = async (name: FontName) => {
    const family = made.find((one) => one.name === name);
    if (!family) throw new Error(`${name} has no sheet.`);
    return [...(await sheetOfFamily(family)).matchAll(/size-adjust: ([\d.]+)%/g)].map(([, size]) => Number(size));
  };
  expect((await sizes('Lora'))[0]).toBeCloseTo(115.2, 0);
  expect((await sizes('Bebas Neue'))[0]).toBeLessThan(80);
});

test('a family whose name has a digit is named in quotes', async () => {
  const family = made.find(({ name }) => name === 'Press Start 2P');
  const css = String(compileMadeFontStyle({ text: await sheetOfFamily(family!), base: '/remotes/shell/1/' }));
  expect(css).toMatch(/^@layer tokens\{@font-face\{font-family:"Press Start 2P";font-weight:400 700;/);
  expect(css).toContain('url(/remotes/shell/1/client/fonts/press-start-2p-400.woff2)');
});

/** Of all files of a family that a page in a Western European language may fetch. */
function latinBytes(name: FontName): number {
  const family = made.find((one) => one.name === name);
  const sources = family ? family.files.map(({ source }) => source) : listedSources(name);
  return sources.reduce((sum, source) => sum + statSync(source).size, 0);
}

function listedSources(name: FontName): string[] {
  const stem = name.toLowerCase().replaceAll(' ', '-');
  const files = Object.entries(listed).filter(([, file]) => new RegExp(`^${stem}-\\d+\\.woff2$`).test(file));
  return files.map(([source]) => resolve(source));
}
