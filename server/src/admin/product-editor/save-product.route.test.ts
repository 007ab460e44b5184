import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { ADA, BEN, CLERK, OTHER_HOST, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, fresh, idOf, page, post, save, stored } = store;

const errorsOf = (reply: { json(): unknown }) => (reply.json() as { data?: { errors?: object } }).data?.errors;
const variantsOf = async (id: string) => (await stored(id)).state.variants;
const firstOf = async (id: string) => (await variantsOf(id))[0]!;

test('saved values are on the next page a visitor opens', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  await page('/shop/p/mug');
  const reply = await save(
    ada,
    await filled(id, {
      title: 'Glazed mug',
      excerpt: 'Shiny.',
      description: '<p onclick="x">New <b>words</b><script>1</script></p>',
      [`v.${first!.id}.price`]: '33,30',
    }),
  );
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const shown = (await page('/shop/p/mug')).body;
  for (const text of ['Glazed mug', '33.30', '<p>New <b>words</b></p>']) expect(shown).toContain(text);
  expect((await page('/shop')).body).toContain('Glazed mug');
  expect((await ada.get(`/config/products/${id}`)).body).toMatch(/Last saved by ada, .* UTC\./);
  const found = await store.open.db.selectFrom('search_entry').select('title').where('product_id', '=', id).execute();
  expect(found).toEqual([{ title: 'Glazed mug' }]);
});

test('a save is one revision and one row with its author; saving the same again is neither', async () => {
  const [ben, id] = [await as(BEN), await idOf('mug')];
  const [before, fields] = [await store.revision(), await filled(id, { title: 'Mine' })];
  expect([(await save(ben, fields)).statusCode, (await save(ben, fields)).statusCode]).toEqual([200, 200]);
  expect(await store.revision()).toBe(before + 1);
  const changes = await store.open.db.selectFrom('product_change').select(['product_id', 'changed_by']).execute();
  expect(changes).toEqual([{ product_id: id, changed_by: 'ben' }]);
});

test('a new product is created once, however often its form is sent, and so are its slug and SKU', async () => {
  const ada = await as(ADA);
  const fields = await fresh({ title: 'Żółty Kubek', status: '4' });
  const replies = await Promise.all([save(ada, fields), save(ada.twin(), fields)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const id = await idOf('żółty-kubek');
  const [variant, ...others] = await variantsOf(id);
  expect([variant?.priceCents, variant?.qtyInStock, others.length]).toEqual([1250, 3, 0]);
  expect(variant?.sku).toMatch(/^SQ\d{7}$/);
  expect((await page('/shop/p/żółty-kubek')).statusCode).toBe(404);
  const twin = await save(ada, await fresh({ title: 'Żółty Kubek', fresh: 'form-2', status: '1' }));
  expect((twin.json() as { location: string }).location).toMatch(/^\/config\/products\/[0-9a-f-]{36}\?sent=/);
  expect((await page('/shop/p/żółty-kubek-2')).statusCode).toBe(200);
});

spec(['PROD-09', 'PROD-10'], 'the highest price and the longest SKU are accepted, and no more', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const { id: variant } = await firstOf(id);
  const at = (name: string) => `v.${variant}.${name}`;
  const tried = async (changes: Record<string, string>) => save(ada, await filled(id, changes));
  expect((await tried({ [at('price')]: '1,000,000.00', [at('sku')]: 'x'.repeat(60) })).statusCode).toBe(200);
  expect(await firstOf(id)).toMatchObject({ priceCents: 100_000_000, sku: 'x'.repeat(60) });
  const dear = await tried({ [at('price')]: '1000000.01', [at('sku')]: 'x'.repeat(61) });
  expect(dear.statusCode).toBe(400);
  expect(errorsOf(dear)).toEqual({
    [at('price')]: 'The highest amount is 1000000.00.',
    [at('sku')]: 'Enter at most 60 characters.',
  });
});

test('errors are shown at their fields, and nothing is saved', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first, second] = await variantsOf(id);
  const [a, b] = [(name: string) => `v.${first!.id}.${name}`, (name: string) => `v.${second!.id}.${name}`];
  const before = await stored(id);
  const reply = await save(
    ada,
    await filled(id, {
      title: ' ',
      slug: 'Mug!',
      type: '9',
      status: '3',
      shop: store.otherId,
      [a('price')]: '1.234',
      [a('sale')]: '99999',
      [a('stock')]: '-1',
      [a('sku')]: 'GUIDE\n',
      [b('price')]: '',
      [b('onSale')]: 'on',
      [b('sale')]: '',
      [b('weight')]: 'heavy',
      [b('picture')]: store.otherId,
      'q.1.title': 'Which?',
      'q.1.type': 'select',
    }),
  );
  expect(reply.statusCode).toBe(400);
  expect(errorsOf(reply)).toEqual({
    title: 'Enter something here.',
    slug: 'Use only lower-case letters, digits and . _ ~ -',
    type: 'Choose one from the list.',
    status: 'Choose one from the list.',
    shop: 'Choose one from the list.',
    [a('price')]: 'This could be two amounts. Enter 1234.00 or 1.23.',
    [a('sku')]: 'Another variant of this site has this SKU.',
    [a('stock')]: 'Enter a whole number, such as 12.',
    [b('price')]: 'Enter an amount such as 12.50.',
    [b('sale')]: 'Enter the sale price, or untick “On sale”.',
    [b('weight')]: 'Enter a number such as 2.5.',
    [b('picture')]: 'The site does not have this picture any more.',
    'form.title': 'Enter something here.',
    'q.1.answers': 'Enter the choices, one per line.',
  });
  expect(await stored(id)).toEqual(before);
});

test('another product’s SKU or URL is refused, and two variants may swap theirs', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first, second] = await variantsOf(id);
  const sku = (variant: { id: string } | undefined) => `v.${variant!.id}.sku`;
  const taken = await save(ada, await filled(id, { slug: 'guide', [sku(first)]: 'GUIDE' }));
  expect(errorsOf(taken)).toEqual({
    slug: 'Another product of this site has this URL.',
    [sku(first)]: 'Another variant of this site has this SKU.',
  });
  const two = await save(ada, await filled(id, { slug: 'guide', title: '', shop: 'none' }));
  expect(errorsOf(two)).toEqual({
    slug: 'Another product of this site has this URL.',
    title: 'Enter something here.',
    shop: 'Choose one from the list.',
  });
  expect(errorsOf(await save(ada, await filled(id, { [sku(first)]: second!.sku })))).toEqual({
    [sku(second)]: 'Another variant of this site has this SKU.',
  });
  const swapped = await save(ada, await filled(id, { [sku(first)]: second!.sku, [sku(second)]: first!.sku }));
  expect(swapped.statusCode).toBe(200);
  expect((await variantsOf(id)).map((variant) => variant.sku)).toEqual([second!.sku, first!.sku]);
});

test('a new option gives all variants its value, and new variants are added in their places', async () => {
  const [ada, id] = [await as(ADA), await idOf('guide')];
  const { id: only } = await firstOf(id);
  const named = { 'option.1.name': 'Edition', 'option.1.value': 'First' };
  expect((await save(ada, await filled(id, named))).statusCode).toBe(200);
  const row = { 'v.n1.option.1': 'Second', 'v.n1.price': '8', 'v.n1.place': '1', 'v.n1.stock': '' };
  expect((await save(ada, await filled(id, row))).statusCode).toBe(200);
  const rows = (await variantsOf(id)).map(({ optionValues, priceCents }) => [...optionValues, priceCents]);
  expect(rows).toEqual([
    ['Second', 800],
    ['First', 700],
  ]);
  const repeated = await save(ada, await filled(id, { [`v.${only}.option.1`]: 'Second' }));
  expect(errorsOf(repeated)).toEqual({ [`v.${only}.option.1`]: 'Another variant has the same values.' });
  const without = await save(ada, await filled(id, { 'option.1.name': '' }));
  expect(errorsOf(without)).toEqual({
    'option.1.name': 'Variants need an option that tells them apart. Name one here, such as Size.',
  });
});

test('values that the form does not contain stay', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const { state } = await stored(id);
  const fields = await filled(id, { title: 'Mine' });
  const part = Object.fromEntries(Object.entries(fields).filter(([name]) => !/^(v|p|q|option|form)\./.test(name)));
  expect((await save(ada, part)).statusCode).toBe(200);
  expect((await stored(id)).state).toEqual({ ...state, title: 'Mine' });
});

test('pictures are in the order of their numbers, and only those of the site', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const pictures = (of: string) =>
    store.open.db.selectFrom('asset').select(['id', 'name']).where('site_id', '=', of).execute();
  const [own, others] = [await pictures(store.siteId), await pictures(store.otherId)];
  const idFor = (name: string) => own.find((one) => one.name === name)!.id;
  const both = { [`p.${idFor('mug')}`]: '2', [`p.${idFor('logo')}`]: '1' };
  expect((await save(ada, await filled(id, both))).statusCode).toBe(200);
  expect((await stored(id)).state.pictureIds).toEqual([idFor('logo'), idFor('mug')]);
  await save(ada, await filled(id, { [`p.${idFor('logo')}`]: '' }));
  expect((await stored(id)).state.pictureIds).toEqual([idFor('mug')]);
  const foreign = await save(ada, await filled(id, { [`p.${others[0]!.id}`]: '1' }));
  expect(errorsOf(foreign)).toEqual({ [`p.${others[0]!.id}`]: 'The site does not have this picture any more.' });
});

test('asks buyers the questions the owner has added', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const questions = {
    'form.title': 'Engraving',
    'q.1.title': 'Name',
    'q.1.type': 'text',
    'q.1.required': 'on',
    'q.1.longest': '20',
    'q.2.title': 'Script',
    'q.2.type': 'select',
    'q.2.answers': 'Round\r\n\r\nStraight',
    'q.2.place': '1',
  };
  expect((await save(ada, await filled(id, questions))).statusCode).toBe(200);
  const { form } = (await stored(id)).state;
  expect(form).toMatchObject({
    title: 'Engraving',
    fields: [
      { type: 'select', title: 'Script', required: false, options: ['Round', 'Straight'] },
      { type: 'text', title: 'Name', required: true, maxLength: 20 },
    ],
  });
  await save(ada, await filled(id, { 'q.1.title': '', 'q.2.title': '' }));
  expect((await stored(id)).state.form).toBeNull();
});

test('a removed variant is gone from the shop, and the last one cannot be removed', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first, ...others] = await variantsOf(id);
  const all = Object.fromEntries([first, ...others].map((variant) => [`v.${variant!.id}.remove`, 'on']));
  expect(errorsOf(await save(ada, await filled(id, all)))).toEqual({
    variants: 'A product needs at least one variant. Keep one, or hide the product.',
  });
  const buyer = await store.buyer(first!.id);
  expect((await save(ada, await filled(id, { [`v.${first!.id}.remove`]: 'on' }))).statusCode).toBe(200);
  expect(await variantsOf(id)).toEqual(others);
  expect((await page('/shop/p/mug')).body).not.toContain(first!.id);
  const cart = (await buyer.call('GET', '/api/commerce/cart/cart')).json() as {
    cart: { entries: { problem?: string }[] };
  };
  expect(cart.cart.entries.map(({ problem }) => problem)).toEqual(['gone']);
  const again = await store.open
    .visitor()
    .call('POST', '/api/commerce/cart/lines', { variantId: first!.id, quantity: 1 });
  expect(again.statusCode).toBe(404);
  // Its SKU can be used again.
  const added = { 'v.n1.sku': first!.sku, 'v.n1.price': '9', 'v.n1.stock': '1', 'v.n1.option.1': 'New' };
  expect((await save(ada, await filled(id, added))).statusCode).toBe(200);
});

spec('ROLE-04', 'accounts without the role are told so, and nothing is changed', async () => {
  const id = await idOf('mug');
  const before = await stored(id);
  const fields = await filled(id, { title: 'Mine' });
  const [nobody, clerk] = [store.open.visitor(), await as(CLERK)];
  const answers = [
    await save(nobody, fields),
    await save(clerk, fields),
    await store.remove(nobody, id),
    await store.remove(clerk, id),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401, 403]);
  expect([
    (await clerk.get(`/config/products/${id}`)).statusCode,
    (await clerk.get('/config/products')).statusCode,
  ]).toEqual([403, 403]);
  expect((await nobody.get(`/config/products/${id}`)).headers.location).toContain('/config/sign-in?return=');
  expect(await stored(id)).toEqual(before);
});

test('ids of one site are unknown on another', async () => {
  const [there, here] = [await as(ADA, OTHER_HOST), await as(ADA)];
  const id = await idOf('mug');
  const before = await stored(id);
  const { id: variant } = await firstOf(id);
  expect((await there.get(`/config/products/${id}`)).statusCode).toBe(404);
  expect((await save(there, await filled(id, { title: 'Mine' }))).statusCode).toBe(404);
  expect((await store.remove(there, id)).statusCode).toBe(404);
  const stock = await store.stock(there, { variant: `${variant}.5`, how: 'set', pieces: '1' });
  expect(stock.statusCode).toBe(404);
  // A variant of this site in a form of another site is a new one there.
  const own = await idOf('mug', store.otherId);
  const foreign = await filled(
    own,
    { [`v.${variant}.price`]: '1', [`v.${variant}.stock`]: '1', [`v.${variant}.option.1`]: 'X' },
    store.otherId,
  );
  await save(there, foreign);
  expect((await stored(own, store.otherId)).state.variants.map((one) => one.id)).not.toContain(variant);
  expect((await here.get('/config/products/new')).statusCode).toBe(200);
  expect((await here.get('/config/products/nothing')).statusCode).toBe(404);
  expect(await stored(id)).toEqual(before);
});

test('without script the page comes back with typed values, errors and how to fix them', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const { id: variant } = await firstOf(id);
  const reply = await post(ada, await filled(id, { title: 'Typed', [`v.${variant}.price`]: 'dear' }));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('value="Typed"');
  expect(reply.body).toContain('value="dear"');
  expect(reply.body).toMatch(new RegExp(`<a href="#[^"]+-v-${variant}-price">Enter an amount such as 12.50.</a>`));
  const right = await post(ada, await filled(id, { title: 'Typed' }));
  expect([right.statusCode, right.headers.location]).toEqual([
    303,
    expect.stringMatching(`^/config/products/${id}\\?sent=`),
  ]);
  expect((await ada.get(String(right.headers.location))).body).toContain('Saved. Visitors see it on their next page.');
});

test('a form sent after signing out keeps its values, but shows nothing that is saved', async () => {
  const id = await idOf('mug');
  const fields = await filled(id, { title: 'Typed late' });
  const reply = await post(store.open.visitor(), fields);
  expect(reply.statusCode).toBe(401);
  expect(reply.body.includes('value="Typed late"')).toBe(true);
  for (const name of Object.keys(fields).filter((one) => /^(v|p|option|form|q)\./.test(one) && !one.endsWith('.id')))
    expect([name, reply.body.includes(`name="${name}"`)]).toEqual([name, true]);
  expect(reply.body).toContain(`name="id" value="${id}"`);
  expect(reply.body.includes('Last saved by')).toBe(false);
});

spec(['SUBS-01', 'SUBS-02'], 'an owner adds a subscription plan to a variant, and removes it', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const { id: variant } = await firstOf(id);
  const at = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`v.${variant}.${name}`, value]));
  const saved = async (fields: Record<string, string>) => {
    const reply = await save(ada, await filled(id, at(fields)));
    return [reply.statusCode, Object.entries(errorsOf(reply) ?? {})];
  };
  expect(await saved({ every: 'week', everyCount: '2', times: '6' })).toEqual([200, []]);
  expect((await firstOf(id)).plan).toEqual({ billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 6 });
  expect((await page('/shop/p/mug')).body).toContain('every 2 weeks for 12 weeks');
  expect(await saved({ every: 'month', everyCount: '', times: '0' })).toEqual([200, []]);
  expect((await firstOf(id)).plan).toEqual({ billingPeriod: { value: 1, unit: 'month' } });
  for (const [fields, field, message] of [
    [{ every: 'day' }, 'every', 'Choose one from the list.'],
    [{ every: 'week', everyCount: '0' }, 'everyCount', 'Enter a number of at least 1.'],
    [{ every: 'week', everyCount: '13' }, 'everyCount', 'Enter a number up to 12.'],
    [{ every: 'week', everyCount: 'two' }, 'everyCount', 'Enter a whole number, such as 12.'],
    [{ every: 'week', everyCount: '1', times: '521' }, 'times', 'Enter a number up to 520.'],
  ] as const)
    expect(await saved(fields)).toEqual([400, [[`v.${variant}.${field}`, message]]]);
  const asGiftCard = await save(ada, await filled(id, { type: '4', ...at({ every: 'month' }) }));
  expect(errorsOf(asGiftCard)).toMatchObject({ [`v.${variant}.every`]: expect.stringContaining('bought once') });
  // An older form without these fields keeps the subscription plan.
  const fields = Object.entries(await filled(id, { title: 'Mug again' })).filter(([name]) => !/every|times/.test(name));
  expect((await save(ada, Object.fromEntries(fields))).statusCode).toBe(200);
  expect((await firstOf(id)).plan).toEqual({ billingPeriod: { value: 1, unit: 'month' } });
  expect(await saved({ every: '' })).toEqual([200, []]);
  expect((await firstOf(id)).plan).toBeNull();
});

spec('LIMIT-05', 'a product is in the categories named by their paths, and other saved ones are reported', async () => {
  const one = (slug: string, name: string, under?: string) => ({
    collection: '/shop',
    slug,
    name,
    ...(under === undefined ? {} : { under }),
  });
  const categories = [one('a', 'Ceramics'), one('b', 'Mugs', 'a'), one('c', 'Gifts'), one('d', 'Mugs', 'c')];
  await store.reload(patched({ categories, 'products.0.categories': ['b'] }));
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('mug')];
  const [fields, later] = [await filled(id), await filled(id, { categories: 'Gifts' })];
  const named = (typed: string) => save(ada, { ...fields, categories: typed });
  expect(errorsOf(await named('Mugs'))).toEqual({ categories: expect.stringContaining('Several categories') });
  expect(errorsOf(await named('Cups'))).toEqual({ categories: expect.stringContaining('no category “Cups”') });
  expect((await named(' gifts > MUGS \r\n\r\nceramics\nCeramics')).statusCode).toBe(200);
  const linked = async (slug: string) => (await page(`/shop/c/${slug}`)).body.includes('href="/shop/p/mug"');
  expect([await linked('a'), await linked('b'), await linked('d')]).toEqual([true, false, true]);
  const conflict = await save(ben, later);
  expect([conflict.statusCode, errorsOf(conflict)]).toEqual([
    409,
    { categories: expect.stringContaining('Ceramics\nGifts › Mugs') },
  ]);
  // An older form without the field keeps them.
  expect((await save(ada, await filled(id, { title: 'Mug' }))).statusCode).toBe(200);
  await store.reload(patched({ categories }));
  expect([await linked('a'), await linked('d')]).toEqual([true, true]);
});

spec('LIMIT-05', 'the categories of a product are the boxes that are ticked, where the form shows all', async () => {
  const one = (slug: string, name: string) => ({ collection: '/shop', slug, name });
  const categories = [one('a', 'Ceramics'), { ...one('b', 'Mugs'), under: 'a' }, one('c', 'Gifts')];
  await store.reload(patched({ categories, 'products.0.categories': ['b'] }));
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const tree = await store.open.db
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('site_id', '=', store.siteId)
    .execute();
  const box = (slug: string) => `c.${tree.find((category) => category.slug === slug)?.id}`;
  const slugs = async () => {
    const { categoryIds } = (await stored(id)).state;
    return tree
      .filter((category) => categoryIds.includes(category.id))
      .map(({ slug }) => slug)
      .toSorted();
  };
  const shown = { 'categories.shown': '1' };
  expect((await save(ada, await filled(id, { ...shown, [box('a')]: 'on', [box('c')]: 'on' }))).statusCode).toBe(200);
  expect(await slugs()).toEqual(['a', 'c']);
  expect((await save(ada, await filled(id, shown))).statusCode).toBe(200);
  expect(await slugs()).toEqual([]);
});
