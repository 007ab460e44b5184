import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localeOf, transformSource } from './transform-source.mjs';

const transform = (path: string, source: string): string =>
  transformSource({ path: `/shop/${path}`, name: path, source });

test('recognizes messages and their language by the file name', () => {
  expect(['cart.messages.ts', 'cart.messages.pt-BR.ts', 'cart.view.tsx', 'messages.ts'].map(localeOf)).toEqual([
    'en',
    'pt-BR',
    undefined,
    undefined,
  ]);
});

test('compiles messages in the language of their file', () => {
  const source =
    'export const messages = { lines: "{n, plural, one {# Zeile} other {# Zeilen}}", title: `Wagen` } as const;';
  const text = transform('src/features/cart/cart.messages.de.ts', source);
  expect(text).toContain('"title": "Wagen"');
  expect(text).toContain('plural(d.n, 0, de,');
});

test('names a messages file that cannot be compiled', () => {
  expect(() => transform('src/cart.messages.ts', 'export const messages = { a: "{b" };')).toThrow(
    'src/cart.messages.ts: the message "a" cannot be read',
  );
  expect(() => transform('src/cart.messages.ts', 'export const words = { a: "b" };')).toThrow(
    'src/cart.messages.ts: export const messages',
  );
  expect(() => transform('src/cart.messages.ts', 'export const messages = { a: 1 };')).toThrow(
    'src/cart.messages.ts: export const messages',
  );
  expect(() => transform('src/cart.messages.ts', 'import { b } from "./b"; export const messages = { a: b };')).toThrow(
    'messages import nothing but messages',
  );
});

test('messages of the parts of a feature are spread into its own', () => {
  const source = `import { messages as partMessages } from './part.messages.pl'; export const messages = { title: 'Wózek', ...partMessages };`;
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  writeFileSync(join(folder, 'part.messages.pl.ts'), `export const messages = { part: 'Część' };`);
  const imported: string[] = [];
  const text = transformSource({
    path: join(folder, 'cart.messages.pl.ts'),
    name: 'cart.messages.pl.ts',
    source,
    onImport: (file) => void imported.push(file),
  });
  expect([text.includes('"part": "Część"'), text.includes('import ')]).toEqual([true, false]);
  expect(imported).toEqual([join(folder, 'part.messages.pl.ts')]);
});

test('removes requirement ids from manifests and descriptions from settings, and nothing else', () => {
  expect(
    transform(
      'src/features/cart/cart.feature.ts',
      `const x = { id: 'a', implements: ['CART-01',\n 'CART-02'] , live: 'html' };`,
    ),
  ).toBe(`const x = { id: 'a',  live: 'html' };`);
  expect(transform('src/features/cart/cart.feature.ts', `const x = { implements: [] };`)).toBe(`const x = {  };`);
  expect(transform('src/config.ts', `const x = { waitMs: { default: 1, description: 'How long.' } };`)).toBe(
    `const x = { waitMs: { default: 1,  } };`,
  );
  const view = `const implements_ = { implements: ['x'], description: 'y' };`;
  expect(transform('src/features/cart/cart.view.tsx', view)).toBe(view);
});

test('removes from the page’s manifests what only the server reads', () => {
  const source = `const x = { id: 'a', live: 'enhance', mounts: { slots: ['page-end'] }, starts: ['idle'], purpose: 'analytics', loads: [], load };`;
  const manifest = { path: '/shop/src/features/cart/cart.feature.ts', name: 'cart.feature.ts', source };
  expect(transformSource({ ...manifest, isForPage: true })).toMatch(/^const x = { id: 'a', live: 'enhance', +load };$/);
  expect(transformSource(manifest)).toBe(source);
});
