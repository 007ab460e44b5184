import { OVERLAY_FILES } from 'shared-types/release';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { POPUP_ELEMENT_ID } from 'shared-types/site/page/popup-overlay';
import type { DocumentPage } from 'shared-types/site/site-document';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument, exampleId } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched, REMOVED } from '../../../../tools/testing/site/patched';
import { POPUP_FORM_ID, POPUP_SETTINGS, POPUP_TEXT, withPopup } from '../../../../tools/testing/site/with-popup';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { dataIn } from './template/page-context.fixture';

const OWNER = 'owner@shop.example';
const SETTINGS = 'site.settings.popupOverlaySettings';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [OWNER]: ['admin'] } });
  await open.load(withPopup(exampleDocument()));
});
afterAll(() => open.close());

const POPUP = new RegExp(`<dialog [^>]*id="${POPUP_ELEMENT_ID}"[^>]*>.*?</dialog>`, 's');

/** The popup in a page's HTML, and whether the page may load its script. */
async function at(path: string, browser: Shopper = open.visitor()) {
  const { body } = await browser.get(path);
  const { files } = dataIn(body).release.shell;
  const hasFiles = Object.values(OVERLAY_FILES).map((file) => file in files);
  return { html: POPUP.exec(body)?.[0], hasFiles, body };
}

spec(['START-22', 'CTX-10'], 'a page of a site with a popup has it, closed, with its blocks and its file', async () => {
  const { html, hasFiles, body } = await at('/');
  expect(html).toContain(POPUP_TEXT);
  expect(html).toContain(`data-block="${POPUP_FORM_ID}"`);
  expect(html).toMatch(/name="crumb" value="[^"]{10,}"/);
  expect(html).not.toMatch(/^<dialog[^>]* open/);
  expect(hasFiles).toEqual([true, true]);
  expect(dataIn(body).context.settings.popupOverlaySettings).toMatchObject({ style: 'card', version: 1 });
  expect(Object.keys(dataIn(body).release.remotes)).toContain('mf-forms');
});

test('every visitor’s form in it has that visitor’s own crumb, however the page is cached', async () => {
  const keyIn = (html = '') => /name="key" value="([^"]*)"/.exec(html)?.[1];
  const [one, other] = [await at('/'), await at('/')];
  expect(keyIn(one.html)).toBeTruthy();
  expect(keyIn(one.html)).not.toBe(keyIn(other.html));
});

test('the popup’s page is an ordinary page at its address, without a popup and hidden from search engines', async () => {
  const { html, hasFiles, body } = await at('/letters');
  expect(body).toContain(POPUP_TEXT);
  expect([html, ...hasFiles]).toEqual([undefined, false, false]);
  expect(body).toContain('<meta name="robots" content="noindex"');
  expect((await open.visitor().get('/sitemap.xml')).body).not.toContain('/letters');
});

test('it is the popup of the page’s language', async () => {
  const { site, pages, ...rest } = bilingualDocument();
  const settings = { ...site.settings, popupOverlaySettings: POPUP_SETTINGS };
  const popups = ['/letters', '/pl/letters'].map((path, index): DocumentPage => {
    const id = exampleId(778_000_001 + index);
    return {
      path,
      pageType: PAGE_TYPE.popupOverlay,
      title: `Popup at ${path}`,
      description: '',
      body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [id] }] }] } },
      blocks: [{ id, type: BLOCK_TYPE.text, settings: { html: '<p>Hello</p>' } }],
    };
  });
  await open.load({ ...rest, site: { ...site, settings }, pages: [...pages, ...popups] });
  const visitor = open.visitor('bilingual.example');
  expect((await at('/', visitor)).html).toMatch(/aria-label="Popup at \/letters".*aria-label="Close"/s);
  expect((await at('/pl', visitor)).html).toMatch(/aria-label="Popup at \/pl\/letters".*aria-label="Zamknij"/s);
});

test('neither a lock screen nor a page of the admin area has one', async () => {
  await open.load(patched({ 'pages.0.lock': { by: 'members' } }, withPopup(exampleDocument())));
  expect((await at('/')).html).toBeUndefined();
  expect((await at('/config/sign-in')).html).toBeUndefined();
  expect((await at('/shop')).html).toContain(POPUP_TEXT);
  await open.load(withPopup(exampleDocument()));
});

spec('START-22', 'without settings, or without the page, there is no popup and nothing opens one', async () => {
  for (const document of [
    patched({ [SETTINGS]: REMOVED }, withPopup(exampleDocument())),
    patched({ [SETTINGS]: withPopup(exampleDocument()).site.settings.popupOverlaySettings }),
  ]) {
    await open.load(document);
    const { html, hasFiles } = await at('/');
    expect([html, ...hasFiles]).toEqual([undefined, false, false]);
  }
  await open.load(withPopup(exampleDocument()));
});

spec(
  ['START-18', 'START-19'],
  'an account’s pages have the overlays manager and the popup overlay on every site',
  async () => {
    await open.load(exampleDocument());
    const owner = open.visitor();
    await signIn(owner, OWNER);
    for (const path of ['/', '/shop']) {
      expect((await at(path, owner)).hasFiles).toEqual([true, true]);
      expect((await at(path)).hasFiles).toEqual([false, false]);
      expect((await at(`${path}?logout=true`)).hasFiles).toEqual([false, false]);
    }
    await open.load(withPopup(exampleDocument()));
  },
);

spec('POPUP-12', 'a popup’s submission is stored as from an overlay, with the page it was sent from', async () => {
  const visitor = open.visitor();
  const { html = '' } = await at('/shop', visitor);
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const reply = await visitor.post('/api/form/SaveFormSubmission', {
    crumb: value('crumb'),
    key: value('key'),
    block: value('block'),
    return: value('return'),
    'field.email.value': 'ada@example.com',
  });
  expect(reply.statusCode).toBe(303);
  const [row] = await open.db.selectFrom('form_submission').selectAll().execute();
  expect(row).toMatchObject({ form_id: POPUP_FORM_ID, page_path: '/shop' });
  expect(JSON.stringify(row)).toContain('"isOverlayForm":true');
});
