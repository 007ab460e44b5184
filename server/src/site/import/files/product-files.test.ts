import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { importFolder } from '../import-folder';
import { importSite } from '../import-site';
import { prepareImports } from '../imports.fixture';

const imports = prepareImports();
const SAMPLE = join(__dirname, '..', '..', '..', '..', 'sample', 'shop');
const PDF = 'A field guide to glazes.pdf';

const withFile = (file: string | undefined, slug = 'guide') => {
  const document = exampleDocument();
  const products = document.products.map((product) => (product.slug === slug && file ? { ...product, file } : product));
  return { ...document, products };
};
const load = (document: unknown, found: Record<string, Buffer>) =>
  importSite({
    db: imports.db,
    objects: imports.objects,
    document,
    pictures: { read: async (name) => imports.files[name] ?? Promise.reject(new Error('none')) },
    files: { read: async (name) => found[name] ?? Promise.reject(new Error('none')) },
  });
const rows = async () => (await imports.all('product_file')).map(({ name, bytes }) => ({ name, bytes }));

test('a product’s file is imported once, replaced when its bytes differ, and deleted with its name', async () => {
  const first = await load(withFile('guide.pdf'), { 'guide.pdf': Buffer.from('one') });
  expect([first.ok, await rows()]).toEqual([true, [{ name: 'guide.pdf', bytes: 3 }]]);
  const [{ object_key: key } = { object_key: '' }] = await imports.all('product_file');
  expect(key).toMatch(/^files\/[0-9a-f]{48}$/);
  expect(String(await imports.objects.get(key))).toBe('one');
  expect(await load(withFile('guide.pdf'), { 'guide.pdf': Buffer.from('one') })).toMatchObject({ changed: false });
  expect(await load(withFile('guide.pdf'), { 'guide.pdf': Buffer.from('three') })).toMatchObject({ changed: true });
  const [second] = await imports.all('product_file');
  expect([String(await imports.objects.get(second?.object_key ?? '')), second?.object_key === key]).toEqual([
    'three',
    false,
  ]);
  expect((await imports.all('unclaimed_object')).map(({ object_key }) => object_key)).toEqual([key]);
  await load(withFile(undefined), {});
  expect(await rows()).toEqual([]);
});

test.each([
  ['missing.pdf', 'guide', 'cannot be read'],
  ['empty.pdf', 'guide', 'is empty'],
  ['../site.json', 'guide', 'is no name of a file'],
  ['guide.pdf', 'mug', 'is for a product that is not digital'],
])('the file %s of the product %s is refused: it %s', async (file, slug, message) => {
  const result = await load(withFile(file, slug), { 'guide.pdf': Buffer.from('x'), 'empty.pdf': Buffer.alloc(0) });
  expect(result).toMatchObject({ ok: false, errors: [expect.stringContaining(`${file} ${message}`)] });
});

test('the field guide of the sample shop is a PDF of a few pages', async () => {
  const result = await importFolder({ db: imports.db, objects: imports.objects }, SAMPLE);
  expect(result.ok).toBe(true);
  const [file] = await imports.all('product_file');
  const bytes = await readFile(join(SAMPLE, 'files', PDF));
  expect([file?.name, file?.bytes, bytes.subarray(0, 5).toString(), bytes.length < 200_000]).toEqual([
    PDF,
    bytes.length,
    '%PDF-',
    true,
  ]);
});
