import { PRODUCTS_FILE_CALLS } from 'shared-types/admin/store/products-file';
import { readCells } from '../csv/read-csv';
import { writeCsv } from '../csv/write-csv';
import { ADA, BEN, CLERK, prepareOwnedStore } from '../product-editor/products.fixture';
import { plainCell } from './columns/file-cell';
import { runStored, sendFile, storedImport } from './products-file.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, save, stored } = store;

async function exported(email = ADA, query = ''): Promise<string> {
  const { statusCode, body } = await (await as(email)).get(PRODUCTS_FILE_CALLS.getProductsFile.path + query);
  expect(statusCode).toBe(200);
  return body;
}
const countsOf = async () => (await storedImport(store.open)).counts;
const statesOf = async () => {
  const rows = await store.open.db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', store.siteId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return Promise.all(rows.map(async ({ id }) => (await stored(id)).state));
};

/** Gives a product values that CSV and spreadsheets have trouble with. */
async function decorate(): Promise<void> {
  const id = await idOf('mug');
  const excerpt = `'=1; "+2", it's\n@SUM(A1)`;
  await store.open.db
    .updateTable('product')
    .set({ excerpt, title: '=HYPERLINK("x")', description_html: '<p>a; =b</p>' })
    .where('id', '=', id)
    .execute();
  await store.open.db
    .updateTable('variant')
    .set({
      sale_price_cents: 1,
      shipping: JSON.stringify({ weight: 0.25, length: 1, width: 2, height: 3 }),
      subscription_plan: JSON.stringify({ billingPeriod: { value: 2, unit: 'week' } }),
    })
    .where('product_id', '=', id)
    .execute();
  await store.open.db.updateTable('product').set({ form: null }).execute();
}

test('an exported file changes nothing when it is imported, also after Excel has saved it', async () => {
  const ada = await as(ADA);
  await decorate();
  const csv = await exported();
  const before = await statesOf();
  const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const { rows } = readCells(csv, (cell) => cell);
  const excel = `\uFEFF${rows.map(({ cells }) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
  for (const text of [csv, excel]) {
    expect((await sendFile(ada, text)).statusCode).toBe(200);
    expect(await storedImport(store.open)).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: before.length, wrong: 0 },
      mistakes: [],
      unknownColumns: [],
    });
  }
});

test('products that were deleted come back from their file as they were', async () => {
  const ada = await as(ADA);
  await decorate();
  const [csv, before, revision] = [await exported(), await statesOf(), await store.revision()];
  await store.open.db
    .updateTable('variant')
    .set({ removed_at: new Date() })
    .where('site_id', '=', store.siteId)
    .execute();
  await store.open.db
    .updateTable('product')
    .set({ removed_at: new Date() })
    .where('site_id', '=', store.siteId)
    .execute();
  await sendFile(ada, csv);
  expect(await countsOf()).toEqual({ new: before.length, changed: 0, unchanged: 0, wrong: 0 });
  const reply = await runStored(ada, store.open);
  expect(reply.json()).toMatchObject({ progress: { done: before.length, failed: 0, products: before.length } });
  const plain = (states: typeof before) =>
    states
      .map(({ form: _, pictureAlts: __, ...state }) => ({
        ...state,
        variants: state.variants.map(({ id: ___, ...one }) => one),
      }))
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  expect(plain(await statesOf())).toEqual(plain(before));
  expect(await store.revision()).toBe(revision + before.length);
});

test('a file says what it changes first, and is imported once, however often it is sent', async () => {
  const ada = await as(ADA);
  const id = await idOf('mug');
  const [first] = (await stored(id)).state.variants;
  const csv = writeCsv([
    ['URL', 'Title', 'SKU', 'Price', 'Vendor'],
    ['mug', 'Glazed mug', first!.sku, '33,30', 'Us'],
    ['', 'Tea pot', '', '45', ''],
  ]);
  expect((await sendFile(ada, csv.replace('"33,30"', '33.30'))).statusCode).toBe(200);
  const checked = await storedImport(store.open);
  expect([checked.counts, checked.unknownColumns]).toEqual([
    { new: 0, changed: 1, unchanged: 0, wrong: 1 },
    ['Vendor'],
  ]);
  expect(checked.mistakes).toEqual([{ line: 3, column: 'Stock', text: 'Enter a whole number, such as 12.' }]);
  expect(checked.products[0]?.values).toEqual([
    { column: 'Title', from: expect.any(String), to: 'Glazed mug' },
    { column: 'Price', variant: expect.any(String), from: expect.any(String), to: '33.30' },
  ]);
  expect((await stored(id)).state.title).not.toBe('Glazed mug');
  await runStored(ada, store.open);
  await runStored(ada, store.open);
  const { state } = await stored(id);
  expect([state.title, state.variants[0]?.priceCents]).toEqual(['Glazed mug', 3330]);
  const changes = await store.open.db.selectFrom('product_change').select(['product_id', 'changed_by']).execute();
  expect(changes).toEqual([{ product_id: id, changed_by: 'ada' }]);
});

test('a new product is added once with its variants, and sent again it is unchanged', async () => {
  const ben = await as(BEN);
  const csv = writeCsv([
    ['Handle', 'Title', 'Body (HTML)', 'Option1 Name', 'Option1 Value', 'Variant Price', 'Variant Inventory Qty'],
    ['tea-pot', 'Tea pot', '<p>For two.</p><script>1</script>', 'Size', 'Small', '40.00', '3'],
    ['tea-pot', '', '', '', 'Large', '50.00', 'unlimited'],
  ]);
  await sendFile(ben, csv);
  const { id } = await storedImport(store.open);
  const run = () => ben.call('POST', PRODUCTS_FILE_CALLS.importProducts.path, { id });
  await Promise.all([run(), run()]);
  const { state } = await stored(await idOf('tea-pot'));
  expect(state).toMatchObject({
    title: 'Tea pot',
    descriptionHtml: '<p>For two.</p>',
    optionNames: ['Size'],
    workflowStatus: 4,
  });
  expect(
    state.variants.map(({ optionValues, priceCents, qtyInStock, unlimited }) => [
      optionValues,
      priceCents,
      qtyInStock,
      unlimited,
    ]),
  ).toEqual([
    [['Small'], 4000, 3, false],
    [['Large'], 5000, 0, true],
  ]);
  await sendFile(ben, csv.replace('<script>1</script>', ''));
  expect(await countsOf()).toEqual({ new: 0, changed: 0, unchanged: 1, wrong: 0 });
});

test('mistakes have their line, column and what to do; a product with one is left out whole', async () => {
  const ada = await as(ADA);
  const csv = writeCsv([
    ['URL', 'Title', 'Status', 'Option1 name', 'Option1 value', 'SKU', 'Price', 'Stock', 'Pictures'],
    ['a', 'A', 'on', 'Size', 'S', 'one', '1.234', '1', ''],
    ['a', 'B', '', '', 'M', 'one', '2', '-1', ''],
    ['b', 'B', 'draft', '', 'L', '', '12.50', '1', 'no such.jpg'],
  ]);
  await sendFile(ada, csv);
  const { mistakes, counts } = await storedImport(store.open);
  expect(counts).toEqual({ new: 0, changed: 0, unchanged: 0, wrong: 2 });
  expect(mistakes.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Status'],
    [2, 'Price'],
    [3, 'Title'],
    [3, 'SKU'],
    [3, 'Stock'],
    [4, 'Pictures'],
    [4, 'Option1 value'],
  ]);
  expect(mistakes[1]?.text).toMatch(/1234\.00.*1\.23|1\.234/);
  expect((await runStored(ada, store.open)).json()).toMatchObject({ progress: { done: 0, products: 0 } });
});

test('sales after the export stay, unless the owner has changed the stock', async () => {
  const ada = await as(ADA);
  const id = await idOf('mug');
  const csv = await exported();
  const variants = (await stored(id)).state.variants;
  const counted = variants.find(({ unlimited }) => !unlimited)!;
  const sold = counted.qtyInStock + 5;
  await store.open.db.updateTable('variant').set({ qty_in_stock: sold }).where('id', '=', counted.id).execute();
  await sendFile(ada, csv);
  expect(await countsOf()).toMatchObject({ changed: 0, wrong: 0 });
  const typed = writeCsv([
    ['URL', 'SKU', 'Stock', 'Stock when exported'],
    ['mug', counted.sku, '77', String(counted.qtyInStock)],
  ]);
  await sendFile(ada, typed);
  expect((await storedImport(store.open)).mistakes).toEqual([
    { line: 2, column: 'Stock', text: expect.stringContaining(`now there are ${sold}`) },
  ]);
});

test('a product that somebody saves between check and import is left, and named', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const id = await idOf('mug');
  await sendFile(
    ada,
    writeCsv([
      ['URL', 'Summary'],
      ['mug', 'From the file.'],
    ]),
  );
  await save(ben, await filled(id, { excerpt: 'By Ben.' }));
  expect((await runStored(ada, store.open)).json()).toMatchObject({ progress: { done: 1, failed: 1, products: 1 } });
  expect((await stored(id)).state.excerpt).toBe('By Ben.');
  expect((await ada.get('/config/products/import')).statusCode).toBe(200);
});

test.each([
  ['', 'Choose a CSV file first.'],
  ['URL,Title', 'The file has no products.'],
  ['Name of it,Cost\na,1', 'The first line has to name the columns'],
  ['URL,Handle\na,b', 'Two columns are called'],
  ['URL,Title\na,"b\nc', 'A quotation mark in line 2 is not closed.'],
  [Buffer.from([0x55, 0x52, 0x4c, 0x0a, 0xe9]), 'The file is not in UTF-8.'],
  [`URL\n${'x'.repeat(5_000_000)}`, 'The file can be at most 5 MB.'],
  [
    `URL,Title\n${Array.from({ length: 2001 }, (_, n) => `p${n},P`).join('\n')}`,
    'A file can have at most 2000 products.',
  ],
])('a file that cannot be read is refused with the reason (%#)', async (text, reason) => {
  const reply = await sendFile(await as(ADA), text);
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain(reason);
});

test('only who may change products exports and imports them; an import is its account’s own', async () => {
  const [ada, ben, clerk] = [await as(ADA), await as(BEN), await as(CLERK)];
  expect((await clerk.get(PRODUCTS_FILE_CALLS.getProductsFile.path)).statusCode).toBe(403);
  expect((await clerk.get(PRODUCTS_FILE_CALLS.getProductsSample.path)).statusCode).toBe(403);
  expect((await sendFile(clerk, 'URL,Title\na,A')).statusCode).toBe(403);
  await sendFile(ada, 'URL,Title,Price,Stock\nnew-one,A,1,1');
  const { id } = await storedImport(store.open);
  expect((await ben.call('POST', PRODUCTS_FILE_CALLS.importProducts.path, { id })).statusCode).toBe(400);
  await ben.call('POST', PRODUCTS_FILE_CALLS.cancelProductsImport.path, { id });
  expect((await runStored(ada, store.open)).statusCode).toBe(200);
  expect((await stored(await idOf('new-one'))).state.title).toBe('A');
});

test('the list’s filter and chosen products make the file; the sample file can be imported', async () => {
  const ada = await as(ADA);
  const id = await idOf('mug');
  const rowsIn = (csv: string) =>
    readCells(csv, plainCell)
      .rows.slice(1)
      .map(({ cells }) => cells[0]);
  expect(new Set(rowsIn(await exported(ADA, '?search=mug')))).toEqual(new Set(['mug']));
  const chosen = await ada.call('POST', PRODUCTS_FILE_CALLS.chooseProductsFile.path, { [`product.${id}`]: 'on' });
  const { location } = chosen.json() as { location: string };
  expect(new Set(rowsIn((await ada.get(location)).body))).toEqual(new Set(['mug']));
  await sendFile(ada, (await ada.get(PRODUCTS_FILE_CALLS.getProductsSample.path)).body);
  expect(await countsOf()).toEqual({ new: 2, changed: 0, unchanged: 0, wrong: 0 });
});
