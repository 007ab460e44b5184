import { CART_CALLS } from 'shared-types/commerce/cart';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { bumpRevision } from '../directory/revision';

const HOST = 'bilingual.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(bilingualDocument());
});
afterAll(() => open.close());

const visitor = () => open.visitor(HOST);
const pageAt = async (path: string) => (await visitor().get(path)).body;

test('a page below a language’s root is in that language, including frame and banner', async () => {
  const html = await pageAt('/pl/shop');
  expect(html).toContain('<html lang="pl" dir="ltr"');
  for (const word of ['Przejdź do treści', '>Sklep</a>', 'Sklep do testów', 'Zapraszamy', 'Zgoda', 'Używamy plików'])
    expect(html).toContain(word);
  expect(html).not.toContain('onclick');
  expect(html).toContain('"languageRoot":"/pl"');
  expect(html).toContain('href="/pl/cart"');
});

test('every other page is in the site’s own language', async () => {
  const html = await pageAt('/shop');
  expect(html).toContain('<html lang="en" dir="ltr"');
  expect(html).toContain('Skip to content');
  expect(html).not.toContain('languageRoot');
});

test('each page links to itself in the other language, for people and for search engines', async () => {
  const [english, own] = [await pageAt('/shop'), await pageAt('/pl/shop')];
  expect(english).toContain('<a class="frame-nav__link" href="/pl/shop" lang="pl" hrefLang="pl">Polski</a>');
  expect(own).toContain('<a class="frame-nav__link" href="/shop" lang="en" hrefLang="en">English</a>');
  expect(english).toContain('<link rel="alternate" hrefLang="pl" href="http://bilingual.example/pl/shop"/>');
  expect(await pageAt('/')).toContain('href="/pl" lang="pl"');
  expect(await pageAt('/pl')).toContain('href="/" lang="en"');
});

test('an item’s page links to the other language’s shop, a missing page to its home page', async () => {
  expect(await pageAt('/shop/p/mug')).toContain('href="/pl/shop" lang="pl"');
  expect(await pageAt('/pl/shop/p/kubek')).toContain('href="/shop" lang="en"');
});

test('an address cannot change the language of another page', async () => {
  expect(await pageAt('/shop?return=/pl')).toContain('<html lang="en"');
  expect(await pageAt('/shop')).toContain('<html lang="en"');
});

test('a call is answered in the accepted language, if the site has it', async () => {
  const shopPathIn = async (language: string) => {
    const headers = { host: HOST, accept: 'application/json', 'accept-language': language };
    return (await open.app.inject({ url: CART_CALLS.getCart.path, headers })).json<{ shopPath: string }>().shopPath;
  };
  expect([await shopPathIn('pl'), await shopPathIn('en'), await shopPathIn('xx')]).toEqual([
    '/pl/shop',
    '/shop',
    '/shop',
  ]);
});

test('a block that cannot be rendered says so in the language of its page', async () => {
  const logged = jest.spyOn(open.app.log, 'error').mockImplementation(() => undefined);
  // Must be the last test: the import takes its own document for unchanged afterwards.
  const siteId = await open.load(bilingualDocument());
  const settings = JSON.stringify({ fields: 'none' });
  await open.db
    .updateTable('block')
    .set({ settings })
    .where('site_id', '=', siteId)
    .where('type', '=', BLOCK_TYPE.form)
    .execute();
  await bumpRevision(open.db, siteId);
  open.sites.invalidate(siteId);
  const alertAt = async (path: string) => /<p role="alert">(.*?)<\/p>/.exec(await pageAt(path))?.[1];
  expect(await alertAt('/')).toBe('This form cannot be shown right now. Please try again in a few minutes.');
  expect(await alertAt('/pl')).toBe('Tego formularza nie można teraz wyświetlić. Spróbuj ponownie za kilka minut.');
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
