import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileStyle } from './compile-style.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'style-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function compile(texts: Readonly<Record<string, string>>): Promise<string> {
  const sheets = Object.keys(texts).map((name) => join(folder, name));
  await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(folder, name), text)));
  return (await compileStyle({ sheets, layer: 'commerce', base: '/remotes/mf-commerce/1/' })).toString();
}

test('puts the sheets into the area’s layer, in order', async () => {
  expect(
    await compile({
      'price.css': '.commerce-price { color: red; }',
      'cart.css': '.commerce-cart { margin-inline: 0px; }',
    }),
  ).toBe('@layer commerce{.commerce-price{color:red}.commerce-cart{margin-inline:0}}');
});

test('inserts the URL of the version folder', async () => {
  expect(await compile({ 'a.css': '.a { background: url("__SHELL_BASE__client/a.svg"); }' })).toContain(
    'url(/remotes/mf-commerce/1/client/a.svg)',
  );
});

test('makes no variables for a second colour scheme, which no page has', async () => {
  expect(await compile({ 'a.css': ':root { color-scheme: light; }' })).toBe(
    '@layer commerce{:root{color-scheme:light}}',
  );
});

test('names an unusable sheet', async () => {
  await expect(compile({ 'a.css': '.a { color: red' + '}}' })).rejects.toMatchObject({
    fileName: expect.stringContaining('a.css'),
  });
  await expect(compile({ 'a.css': '@import "b.css";' })).rejects.toThrow(/a\.css imports "b\.css"/);
  await expect(compile({ 'a.css': '.a { background: url("b.svg"); }' })).rejects.toThrow(/a\.css asks for "b\.svg"/);
});

test.each([
  ['p { margin: 0; }', 1, 1],
  ['.commerce-cart {}\n@media print {\n  .commerce-cart, .forms-field {}\n}', 3, 3],
  ['.commercecart {}', 1, 1],
  [':root { --x: 1; }', 1, 1],
  ['.commerce-cart { p & {} }', undefined, undefined],
  ['.commerce-cart > p { &:hover {} .b {} }\n@keyframes a { from { top: 0; } }', undefined, undefined],
])('no rule of an area reaches beyond it: %j', async (text, line, column) => {
  const sheet = join(folder, 'a.css');
  await writeFile(sheet, text);
  const compiled = compileStyle({ sheets: [sheet], layer: 'commerce', base: '/', area: 'commerce' });
  if (line === undefined) await expect(compiled).resolves.toBeDefined();
  else
    await expect(compiled).rejects.toMatchObject({
      message: expect.stringMatching(/a\.css has a selector that does not begin with \.commerce-, and reaches/),
      loc: { line, column },
    });
});
