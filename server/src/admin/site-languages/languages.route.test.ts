import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SITE_LANGUAGES_CALLS } from 'shared-types/admin/site-languages';
import { bilingualDocument, polish } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { takeProductsLock } from '../../site/catalogue/products-lock';
import { untilOneWaits, waitForNobody } from '../../platform/schema/until-one-waits.fixture';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { bumpRevision } from '../../site/directory/revision';

const { getLanguageSettings, getLanguageStatus, putLanguages, saveMainLanguage } = SITE_LANGUAGES_CALLS;
const [ADA, OTHER, EDITOR] = ['ada@shop.example', 'other@shop.example', 'editor@shop.example'] as const;
const BILINGUAL = 'bilingual.example';
const PL = { locale: 'pl', root: '/pl' };

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [EDITOR]: ['editor'], [OTHER]: ['admin'] } });
  await open.load(bilingualDocument());
  await seedAccount(open.db, { email: ADA, roles: { example: ['admin'], bilingual: ['admin'] } });
});
beforeEach(async () => {
  await open.db.deleteFrom('main_language_change').execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(exampleDocument());
  await open.load(bilingualDocument());
  await open.db.deleteFrom('rate_window').execute();
});
afterAll(() => open.close());

const as = async (email: string, host?: string) => {
  const browser = open.visitor(host);
  await signIn(browser, email);
  return browser.twin();
};
const settings = async (browser: Shopper) => (await browser.get(getLanguageSettings.path)).json();
const put = (browser: Shopper, languages: unknown, base?: string) =>
  browser.call('PUT', putLanguages.path, { languages, ...(base === undefined ? {} : { base }) });
const main = (locale: string) => [{ locale, root: '' }];
/** Language and direction of a page. */
const pageIn = async (path = '/', host?: string) => {
  const { body } = await open.visitor(host).get(path);
  const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(body) ?? [];
  return { lang, dir, body };
};

spec(
  ['SRV-31', 'EDIT-18', 'EDIT-20', 'EDIT-23'],
  'the saved main language can be read, and visitors see it',
  async () => {
    const ada = await as(ADA);
    const before = await settings(ada);
    expect(before).toEqual({
      base: before.base,
      main: 'en',
      languages: [{ locale: 'en', name: 'English', root: '' }],
    });
    expect(await pageIn('/shop/p/mug')).toMatchObject({ lang: 'en', dir: 'ltr' });
    const reply = await put(ada, main('de-de'), before.base);
    expect([reply.statusCode, reply.json().main, reply.headers['cache-control']]).toEqual([200, 'de-DE', 'no-store']);
    const after = await settings(ada);
    expect(after).toMatchObject({ main: 'de-DE', changed: { by: 'ada' } });
    expect(after.languages).toEqual([{ locale: 'de-DE', name: 'Deutsch (Deutschland)', root: '' }]);
    const page = await pageIn('/shop/p/mug');
    expect(page).toMatchObject({ lang: 'de-DE', dir: 'ltr' });
    expect(page.body).toContain('€10,00');
    await put(ada, main('he'));
    expect(await pageIn()).toMatchObject({ lang: 'he', dir: 'rtl' });
  },
);

spec('SRV-31', 'the product’s own texts and errors follow if they exist in the language', async () => {
  const ada = await as(ADA);
  await put(ada, main('pl'));
  expect((await pageIn()).body).toContain('Przejdź do treści');
  expect((await open.visitor().call('PUT', putLanguages.path, { languages: main('en') })).json().error).toMatch(
    /^Sesja wygasła/,
  );
  expect((await ada.get(ADMIN_PATH.siteLanguages)).body).toContain('Język główny');
});

spec(
  'SRV-31',
  'search queries are parsed in the language of the texts, which are indexed again with every language',
  async () => {
    const found = async (query: string) =>
      (await open.visitor().get(`/search?q=${query}`)).body.includes('/shop/p/mug');
    const ada = await as(ADA);
    expect(await found('mugs')).toBe(true);
    await put(ada, main('pl'));
    expect([await found('mug'), await found('mugs')]).toEqual([true, false]);
    await put(ada, main('en-GB'));
    expect([await found('mugs'), await found('small')]).toEqual([true, true]);
  },
);

spec(
  ['SRV-31', 'EDIT-19', 'EDIT-23'],
  'the status says what is translated into each language and what is not',
  async () => {
    const status = async (browser: Shopper) => (await browser.get(getLanguageStatus.path)).json().languages;
    const [own, other] = await status(await as(ADA, BILINGUAL));
    expect(own).toMatchObject({
      locale: 'en',
      root: '',
      isMain: true,
      isPublished: true,
      missing: [],
      hasOwnMessages: true,
    });
    expect(other).toMatchObject({ ...PL, isMain: false, isPublished: true, missing: [], pages: own.pages });
    await open.db.deleteFrom('page').where('path', '=', '/pl/shop').execute();
    const site = await open.sites.byHost(BILINGUAL);
    open.sites.invalidate(site?.id ?? '');
    expect((await status(await as(ADA, BILINGUAL)))[1]).toMatchObject({ missing: ['/pl/shop'], pages: own.pages - 1 });
    await put(await as(ADA), main('fr'));
    expect((await status(await as(ADA)))[0]).toMatchObject({ locale: 'fr', hasOwnMessages: false });
  },
);

spec('SRV-31', 'languages come with their pages: lists that remove or add one are refused', async () => {
  const ada = await as(ADA, BILINGUAL);
  const wrong = async (languages: unknown) => {
    const reply = await put(ada, languages);
    return [reply.statusCode, reply.json().code, Object.keys(reply.json().data.errors)];
  };
  const refused = [400, 'admin/languages-invalid', ['languages']];
  for (const languages of [
    main('de'),
    [...main('de'), { locale: 'fr', root: '/fr' }],
    [...main('de'), PL, { locale: 'fr', root: '/fr' }],
    [...main('de'), { ...PL, locale: 'cs' }],
    [...main('de'), ...main('fr'), PL],
    [PL],
    [...main('pl'), PL],
    [...main('qqq'), PL],
    [...main('en-u-nu-arab'), PL],
  ])
    expect([languages, await wrong(languages)]).toEqual([languages, refused]);
  expect(await pageIn('/', BILINGUAL)).toMatchObject({ lang: 'en' });
  expect((await put(ada, [PL, ...main('de')])).statusCode).toBe(200);
  expect([(await pageIn('/', BILINGUAL)).lang, (await pageIn('/pl', BILINGUAL)).lang]).toEqual(['de', 'pl']);
});

spec('ROLE-04', 'only administrators set it', async () => {
  const others = [await as(EDITOR), open.visitor()];
  const replies = await Promise.all(
    others.flatMap((one) => [put(one, main('de')), one.get(getLanguageSettings.path), one.get(getLanguageStatus.path)]),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401, 401, 401]);
  expect((await (await as(EDITOR)).get(ADMIN_PATH.siteLanguages)).statusCode).toBe(403);
  expect((await pageIn()).lang).toBe('en');
});

test('an owner first sees what somebody else has saved, and replaces it with the next save', async () => {
  const [ada, other] = [await as(ADA), await as(OTHER)];
  const { base } = await settings(ada);
  await put(other, main('de'), base);
  const refused = await put(ada, main('fr'), base);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'admin/languages-conflict']);
  expect(refused.json().error).toMatch(/^Meanwhile other has saved another main language/);
  expect((await pageIn()).lang).toBe('de');
  expect((await put(ada, main('fr'), refused.json().key)).statusCode).toBe(200);
});

test('importing a document again keeps it and indexes in it, unless the document contains that language', async () => {
  const ada = await as(ADA, BILINGUAL);
  await put(ada, [...main('de'), PL]);
  const { site, ...rest } = bilingualDocument();
  await open.load({ ...rest, site: { ...site, title: 'Another' } });
  expect((await pageIn('/', BILINGUAL)).lang).toBe('de');
  await open.load({ ...rest, site: { ...site, languages: [{ ...polish, locale: 'de' }] } });
  expect([(await pageIn('/', BILINGUAL)).lang, (await pageIn('/pl', BILINGUAL)).lang]).toEqual(['en', 'de']);
});

test('without script the form saves it, and comes back with the chosen language if it is refused', async () => {
  const ada = await as(ADA);
  const site = await open.sites.byHost('shop.example');
  const block = site ? onlyBlockOf(site.adminPages.siteLanguages) : '';
  const own = { page: ADMIN_PATH.siteLanguages, block, base: (await settings(ada)).base };
  const wrong = await ada.post(saveMainLanguage.path, { ...own, main: 'nothing' });
  expect([wrong.statusCode, wrong.body.includes('Enter a language tag')]).toEqual([422, true]);
  const late = await open.visitor().post(saveMainLanguage.path, { ...own, main: 'de' });
  expect([late.statusCode, /<option value="de" selected=""/.test(late.body)]).toEqual([401, true]);
  const saved = await ada.post(saveMainLanguage.path, { ...own, main: 'pl' });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${ADMIN_PATH.siteLanguages}?sent=${block}`]);
  expect((await ada.get(String(saved.headers.location))).body).toContain('Zapisano. Odwiedzający');
});

test('a main language waits for a product being saved, and locks nothing that the save still writes', async () => {
  const { db } = open;
  const ada = await as(ADA);
  const { id } = await db.selectFrom('site').select('id').where('identifier', '=', 'example').executeTakeFirstOrThrow();
  let changed: Promise<Reply> | undefined;
  await db.transaction().execute(async (saving) => {
    await takeProductsLock(saving, id);
    await saving.updateTable('search_entry').set({ title: 'Mug' }).where('site_id', '=', id).execute();
    changed = put(ada, main('de-de'));
    await untilOneWaits(db, { work: changed });
    await waitForNobody(saving);
    await bumpRevision(saving, id);
  });
  expect((await changed)?.statusCode).toBe(200);
});
