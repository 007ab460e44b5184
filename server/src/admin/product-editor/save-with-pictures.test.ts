import { halves, noise } from '../../site/upload/pictures.fixture';
import { ADA, BEN, OTHER_HOST, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, fresh, idOf, page, saveWith, stored, upload, uploaded } = store;

let picture: Buffer;
let other: Buffer;
beforeAll(async () => {
  picture = await halves(600, 300).jpeg().toBuffer();
  other = await noise(60, 40).png().toBuffer();
});

const valueOf = (html: string, name: string): string | undefined => {
  const [input] = new RegExp(`<input[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(html) ?? [];
  return input === undefined ? undefined : (/ value="([^"]*)"/.exec(input)?.[1] ?? '');
};

test('without script a form’s files become the product’s pictures, after existing ones, and visitors see them', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const before = (await stored(id)).state.pictureIds;
  const saved = await saveWith(ada, await filled(id), [
    ['first.jpg', picture],
    ['second.png', other],
  ]);
  expect([saved.statusCode, saved.headers.location]).toEqual([
    303,
    expect.stringContaining(`/config/products/${id}?sent=`),
  ]);
  const [first, second] = await uploaded();
  expect((await stored(id)).state.pictureIds).toEqual([...before, first!.id, second!.id]);
  expect((await page('/shop/p/mug')).body).toContain(`/images/${first!.id}/first-`);
});

test('a new product has its pictures; the same form sent twice creates both once', async () => {
  const ada = await as(ADA);
  const form = await fresh();
  for (let turn = 0; turn < 2; turn += 1)
    expect((await saveWith(ada, form, [['pot.jpg', picture]])).statusCode).toBe(303);
  const [asset, ...more] = await uploaded();
  expect(more).toEqual([]);
  expect((await stored(await idOf('tea-pot'))).state.pictureIds).toEqual([asset!.id]);
});

test('if something else is invalid the form comes back with the stored pictures, chosen and shown', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const { body, statusCode } = await saveWith(ada, await filled(id, { title: '' }), [['pot.jpg', picture]]);
  expect([statusCode, body.includes('Enter something here.')]).toEqual([422, true]);
  const [asset] = await uploaded();
  expect([valueOf(body, `p.${asset!.id}`), body.includes(`/images/${asset!.id}/pot-`)]).toEqual(['2', true]);
  expect((await stored(id)).state.pictureIds).not.toContain(asset!.id);
});

test('a file that is not a picture is reported at its field, and nothing is saved until it is right', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const { body, statusCode } = await saveWith(ada, await filled(id, { title: 'Mine' }), [
    ['words.jpg', Buffer.from('words')],
    ['right.jpg', picture],
  ]);
  expect([statusCode, body.includes('words.jpg\u2069 is not a JPEG')]).toEqual([422, true]);
  const [asset] = await uploaded();
  expect([(await stored(id)).state.title, valueOf(body, `p.${asset!.id}`), valueOf(body, 'title')]).toEqual([
    'Mug',
    '2',
    'Mine',
  ]);
});

test('another site’s product, or a removed one, accepts no files', async () => {
  const ada = await as(ADA);
  const theirs = await idOf('mug', store.otherId);
  const form = await filled(theirs, {}, store.otherId);
  expect((await saveWith(ada, form, [['a.jpg', picture]], false)).statusCode).toBe(404);
  expect((await saveWith(store.open.visitor(), await filled(await idOf('mug')), [['a.jpg', picture]])).statusCode).toBe(
    401,
  );
  expect(await uploaded()).toEqual([]);
});

test('a picture’s alternative text is saved with its product, and reported to a concurrent save', async () => {
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('mug')];
  await saveWith(ada, await filled(id), [['a.jpg', picture]]);
  const [asset] = await uploaded();
  const alt = `a.${asset!.id}`;
  const early = await filled(id, { [alt]: 'Ben’s words' });
  expect((await store.save(ada, await filled(id, { [alt]: 'A mug <b>from</b> above' }))).statusCode).toBe(200);
  expect((await page('/shop/p/mug')).body).toContain('alt="A mug &lt;b&gt;from&lt;/b&gt; above"');
  const late = await store.save(ben, early);
  expect([late.statusCode, late.json<{ data: { errors: object } }>().data.errors]).toEqual([
    409,
    { [alt]: 'Saved meanwhile: A mug <b>from</b> above' },
  ]);
  const long = await store.save(ada, await filled(id, { [alt]: 'x'.repeat(501) }));
  expect(long.json<{ data: { errors: object } }>().data.errors).toEqual({ [alt]: 'Enter at most 500 characters.' });
});

test('a text saved with another product is kept when a form filled before it chooses the picture', async () => {
  const [ada, first, second] = [await as(ADA), await idOf('mug'), await idOf('guide')];
  await upload(ada, [['a.jpg', picture]]);
  const [asset] = await uploaded();
  const [place, alt, seen] = [`p.${asset!.id}`, `a.${asset!.id}`, `a.${asset!.id}.seen`];
  const { body } = await ada.get(`/config/products/${second}`);
  const early = { [alt]: valueOf(body, alt), [seen]: valueOf(body, seen), [place]: '1' };
  await store.save(ada, await filled(first, { [alt]: 'A mug from above', [seen]: '', [place]: '2' }));
  const chosen = await filled(second, early);
  for (let turn = 0; turn < 2; turn += 1) expect((await store.save(ada, chosen)).statusCode).toBe(200);
  for (const id of [first, second])
    expect((await stored(id)).state.pictureAlts).toEqual({ [asset!.id]: 'A mug from above' });
  const other = await filled(second, { [alt]: 'Other words' });
  expect((await store.save(ada, other)).statusCode).toBe(200);
  expect((await stored(first)).state.pictureAlts).toEqual({ [asset!.id]: 'Other words' });
});

test('the alternative text of a document’s picture cannot be changed', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [own] = (await stored(id)).state.pictureIds;
  expect((await store.save(ada, await filled(id, { title: 'Cup', [`a.${own}`]: 'Other words' }))).statusCode).toBe(200);
  const { alt } = await store.open.db
    .selectFrom('asset')
    .select('alt')
    .where('id', '=', own!)
    .executeTakeFirstOrThrow();
  expect(alt).toBe('A mug');
});

test('a later import leaves the product and its pictures unchanged', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await saveWith(ada, await filled(id), [['a.jpg', picture]]);
  const [asset] = await uploaded();
  await store.reload();
  expect((await stored(id)).state.pictureIds).toContain(asset!.id);
  expect((await page('/shop/p/mug')).body).toContain(`/images/${asset!.id}/`);
});

test('the form offers the latest uploads first, with a field for their alternative text', async () => {
  const ada = await as(ADA);
  await upload(ada, [['mine.jpg', picture]]);
  const [asset] = await uploaded();
  const { body } = await ada.get(`/config/products/${await idOf('guide')}`);
  expect([valueOf(body, `p.${asset!.id}`), valueOf(body, `a.${asset!.id}`)]).toEqual(['', '']);
  const places = [...body.matchAll(/name="p\.([0-9a-f-]{36})"/g)].map(([, found]) => found);
  expect(places[0]).toBe(asset!.id);
  const theirs = await (await as(ADA, OTHER_HOST)).get(`/config/products/${await idOf('guide', store.otherId)}`);
  expect(theirs.body).not.toContain(asset!.id);
});
