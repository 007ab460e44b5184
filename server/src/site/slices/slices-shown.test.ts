import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Slice } from 'shared-types/site/page/slice';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { allSlices, sliceOf, slicePage } from '../../../../tools/testing/site/slice-page';
import { POPUP_SETTINGS } from '../../../../tools/testing/site/with-popup';
import { spec } from '../../../../tools/testing/spec';
import { setWebsiteStatus } from '../closed/set-website-status';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const LOCK = [sliceOf('lock'), sliceOf('password')];
const NO_BODY = { raw: false, layout: { columns: 12, rows: [] } };
const PHC = '$argon2id$v=19$m=19456,t=2,p=1$igmZA9xxvxj8QMTjUCZC3g$szO8E3jEAau2RpX9ySvDZGtDGRnZ6Huvs4jisyV4RuE';
const BY_PASSWORD = { by: 'password', passwordHash: PHC };
const textIn = (html = '') => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** HTML without what differs between answers. */
const lasting = (html = '') => html.replace(/(name="(?:crumb|key)"[^>]*value=")[^"]*/g, '$1');

async function shownAt(path: string, pattern: RegExp): Promise<string> {
  const [, html] = pattern.exec((await open.visitor().get(path)).body) ?? [];
  return lasting(html);
}
const firstFormBlock = (html: string, id: string) =>
  html.split('data-block="').find((part) => part.startsWith(id)) ?? '';
const popupAt = (path = '/') => shownAt(path, /<dialog [^>]*id="colonnade-popup"[^>]*>(.*?)<\/dialog>/s);
const mainAt = (path = '/') => shownAt(path, /<main[^>]*>(.*?)<\/main>/s);

const loadPopup = (slices: readonly Slice[]) =>
  open.load(
    patched({
      'site.settings.popupOverlaySettings': POPUP_SETTINGS,
      'pages.3': slicePage(PAGE_TYPE.popupOverlay, slices),
    }),
  );
const loadLock = (slices: readonly Slice[] | undefined, lock: object) =>
  open.load(
    patched({
      'pages.0.lock': lock,
      ...(slices ? { 'pages.3': slicePage(PAGE_TYPE.lockScreen, slices) } : {}),
    }),
  );
async function forget(): Promise<void> {
  for (const { id } of await open.db.selectFrom('site').select('id').execute()) open.sites.invalidate(id);
}

const BOTH = [
  ...['The heading', 'The sub-heading', 'The body', 'The image', 'The gallery', 'The video', 'The social icon'],
  ...['The first button', 'The second', 'Shop', 'The custom form', 'The newsletter', 'The album', 'The map'],
  ...['What was said', 'Example'],
];

spec('ENUM-12', 'a popup shows each of its slices, in order', async () => {
  await loadPopup(allSlices('popup'));
  const html = await popupAt();
  expect(html).not.toContain('not available');
  expect(BOTH.filter((text) => !textIn(html).includes(text))).toEqual([]);
  expect(html.indexOf('The heading')).toBeLessThan(html.indexOf('The sub-heading'));
  expect(html).toMatch(/<form [^>]*method="dialog"><button[^>]*>Not now</);
});

spec(
  'ENUM-12',
  'a lock screen shows each of its slices, with what opens this page, at no address of its own',
  async () => {
    await loadLock(allSlices('lockScreen'), { by: 'members' });
    const forMembers = textIn(await mainAt());
    expect([...BOTH, 'The action', 'site members'].filter((text) => !forMembers.includes(text))).toEqual([]);
    expect(forMembers).not.toContain('This page is locked');
    expect((await open.visitor().get('/slices')).statusCode).toBe(404);
    await loadLock(allSlices('lockScreen'), BY_PASSWORD);
    const byPassword = textIn(await mainAt());
    expect([byPassword.includes('This page is locked'), byPassword.includes('site members')]).toEqual([true, false]);
  },
);

spec('ENUM-12', 'the platform’s notice about a site is there as long as it applies', async () => {
  await loadLock(allSlices('lockScreen'), { by: 'members' });
  const notice = 'This website is on trial.';
  expect(await mainAt()).not.toContain(notice);
  await setWebsiteStatus(open.db, 'example', 'trial');
  await forget();
  expect(await mainAt()).toContain(notice);
  await setWebsiteStatus(open.db, 'example', 'paid');
  await forget();
});

spec(
  'ENUM-12',
  'a form of a lock screen works without script, is refused with its values, and confirmed there',
  async () => {
    await loadLock([...LOCK, sliceOf('newsletter')], BY_PASSWORD);
    const visitor = open.visitor();
    const { id: block } = sliceOf('newsletter');
    const send = async (email: string) => {
      const form = firstFormBlock((await visitor.get('/')).body, block);
      const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1];
      const hidden = Object.fromEntries(['crumb', 'key', 'block', 'return'].map((name) => [name, value(name)]));
      return visitor.post('/api/form/SaveFormSubmission', { ...hidden, 'field.email.value': email });
    };
    const refused = await send('ada');
    expect([refused.statusCode, refused.body.includes('value="ada"')]).toEqual([422, true]);
    const sent = await send('ada@example.com');
    expect(sent.statusCode).toBe(303);
    const thanked = await visitor.get(sent.headers.location ?? '');
    expect([thanked.statusCode, firstFormBlock(thanked.body, block).includes('Thank you.')]).toEqual([403, true]);
    expect(thanked.body).toContain('This page is locked');
  },
);

spec('ENUM-12', 'a site without a lock screen of its own has the default one', async () => {
  for (const lock of [{ by: 'members' }, BY_PASSWORD]) {
    await loadLock(undefined, lock);
    const plain = textIn(await mainAt());
    expect(plain).toMatch(/locked|members/);
    await loadLock(LOCK, lock);
    expect(textIn(await mainAt()).trim()).toBe(plain.trim());
  }
});

spec('ENUM-12', 'a language without a lock screen of its own has the default one of every site', async () => {
  const document = patched(
    { 'pages.0.lock': { by: 'members' }, 'pages.3.lock': { by: 'members' } },
    bilingualDocument(),
  );
  const screen = slicePage(PAGE_TYPE.lockScreen, [...LOCK, sliceOf('heading')]);
  const plain = { ...document.pages[1], path: '/pl/slices', title: 'Zwykła', blocks: [], body: NO_BODY };
  const pages = [...document.pages, screen, plain] as SiteDocument['pages'];
  await expect(open.load({ ...document, pages })).rejects.toThrow('pages[6].slices[0].id: the block');
  await open.load(exampleDocument());
  await open.load({ ...document, pages });
  const shown = async (path: string) => textIn((await open.visitor('bilingual.example').get(path)).body);
  expect((await shown('/')).includes('The heading')).toBe(true);
  const polish = await shown('/pl');
  expect([polish.includes('The heading'), polish.includes('członk')]).toEqual([false, true]);
});
