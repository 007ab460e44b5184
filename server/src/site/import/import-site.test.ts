import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched, REMOVED } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import type { SiteProfile } from '../directory/site-profile';
import { prepareImports } from './imports.fixture';

const { all, load, run } = prepareImports();

test('stores everything in the document', async () => {
  const siteId = await load(exampleDocument());
  const [site] = await all('site');
  expect(site).toMatchObject({
    id: siteId,
    identifier: 'example',
    name: 'Example',
    hosts: ['shop.example'],
    locale: 'en',
    currency: 'EUR',
  });
  expect(site?.profile).toMatchObject({
    tagline: 'A shop for tests',
    paymentMethods: [{ id: 'offline' }],
    navigation: [{ title: 'Shop', path: '/shop' }],
  });
  expect((await all('page')).map(({ path, collection_path }) => [path, collection_path]).sort()).toEqual([
    ['/', null],
    ['/shop', null],
    ['/shop/p/{slug}', '/shop'],
  ]);
  expect(await all('block')).toHaveLength(4);
  expect(
    (await all('product'))
      .map(({ slug, description_html, workflow_status }) => [slug, description_html, workflow_status])
      .sort(),
  ).toEqual([
    ['guide', '', 1],
    ['mug', '<p>Hold it.</p>', 1],
  ]);
  expect(
    (await all('variant')).map(({ price_cents, sale_price_cents, on_sale, option_values }) => [
      price_cents,
      sale_price_cents,
      on_sale,
      option_values,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [1000, 1000, false, ['Small']],
      [1500, 1200, true, ['Large']],
      [700, 700, false, []],
    ]),
  );
  expect(await all('shipping_option')).toMatchObject([{ name: 'Post', cost_cents: 490, countries: ['DE', 'FR'] }]);
});

spec('CKOUT-08', 'by default payment is in 4 installments, from 50.00 to 2,000.00', async () => {
  const paymentOf = async (installments: unknown) => {
    await load(patched({ 'paymentMethods.0.installments': installments }));
    return ((await all('site'))[0]?.profile as SiteProfile).paymentMethods[0]?.installments;
  };
  expect(await paymentOf({})).toEqual({ count: 4, minimumCents: 5000, maximumCents: 200_000 });
  expect(await paymentOf({ count: 3, minimumCents: 100 })).toEqual({
    count: 3,
    minimumCents: 100,
    maximumCents: 200_000,
  });
  expect(await paymentOf(undefined)).toBeUndefined();
});

test('a product’s questions to buyers are stored, changed and removed with the document', async () => {
  const form = { title: 'Engraving', fields: [{ id: 'words', type: 'text', title: 'Words', required: true }] };
  const formOf = async (value: unknown) => {
    await load(patched({ 'products.0.form': value }));
    return (await all('product')).find(({ slug }) => slug === 'mug')?.form;
  };
  expect(await formOf(form)).toEqual(form);
  expect(await formOf({ ...form, title: 'Words on it' })).toEqual({ ...form, title: 'Words on it' });
  expect(await formOf(REMOVED)).toBeNull();
});

test('two sites live side by side', async () => {
  await load(exampleDocument('one', 'one.example'));
  await load(exampleDocument('two', 'two.example'));
  expect(await all('product')).toHaveLength(4);
});

test('an invalid document is refused with all its mistakes, and nothing is written', async () => {
  const result = await run(patched({ 'pages.0.socialImage': 'no', 'products.0.collection': '/no' }));
  expect(result).toEqual({
    ok: false,
    errors: [
      'pages[0].socialImage: there is no asset "no".',
      'products[0].collection: no page shows the items of /no.',
    ],
  });
  expect(await all('site')).toEqual([]);
});

test('a host or block of another site is refused, and that site is unaffected', async () => {
  await load(exampleDocument());
  const thief = patched({ 'site.identifier': 'thief' });
  const result = await run(thief);
  expect(result).toMatchObject({ ok: false });
  expect(!result.ok && result.errors[0]).toBe('site.hosts[0]: shop.example belongs to the site example.');
  expect(!result.ok && result.errors[1]).toMatch(
    /^pages\[0\]\.blocks\[0\]\.id: the block .* belongs to the site example\.$/,
  );
  expect(await all('site')).toHaveLength(1);
});
