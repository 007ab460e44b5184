import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { prepareContexts } from './template/page-context.fixture';

const HOST = 'shop.example';

const contexts = prepareContexts();
const { contextAt } = contexts;

/** Changes the example site; returns its id. */
async function change(changes: Readonly<Record<string, unknown>>): Promise<string> {
  return contexts.open.load(patched(changes));
}

spec('CTX-03', 'the context has the owner’s settings of the website', async () => {
  const ordinary = (await contextAt('/')).website;
  expect(ordinary).toMatchObject({
    title: 'Example',
    baseUrl: `http://${HOST}`,
    developerMode: false,
    cloneable: false,
  });
  expect(ordinary).not.toHaveProperty('typekitId');
  await change({ 'site.website': { developerMode: true, cloneable: true, typekitId: 'abc1def' } });
  expect((await contextAt('/', { host: `${HOST}:4123` })).website).toMatchObject({
    id: ordinary.id,
    // A port that does not lead here is ignored.
    baseUrl: `http://${HOST}`,
    developerMode: true,
    cloneable: true,
    typekitId: 'abc1def',
  });
});

spec(['MAP-10', 'MAP-11'], 'the context carries the owner’s key for maps as base64', async () => {
  await change({ 'site.website': { mapsKey: 'AIza-example_key' } });
  const { mapsKey } = (await contextAt('/')).website;
  expect(mapsKey).toBe('QUl6YS1leGFtcGxlX2tleQ==');
  await change({ 'site.website': {} });
  expect((await contextAt('/')).website).not.toHaveProperty('mapsKey');
});

spec('CTX-05', 'the context carries fonts, cookie settings and the collections with sample content', async () => {
  expect(await contextAt('/')).toMatchObject({ googleFonts: [], typekitFonts: [], demoCollections: [] });
  await change({
    'site.website': { googleFonts: ['Lora'], typekitFonts: ['Futura PT'], demoCollections: ['/shop'] },
    'site.cookieSettings.cookieBannerText': '<p onclick="x">Cookies</p>',
  });
  const { pageId } = await contextAt('/shop');
  const context = await contextAt('/');
  expect(context).toMatchObject({ googleFonts: ['Lora'], typekitFonts: ['Futura PT'], demoCollections: [pageId] });
  expect(context.cookieSettings).toEqual({
    ...exampleDocument().site.cookieSettings,
    cookieBannerText: '<p>Cookies</p>',
  });
});

spec('CTX-06', 'the context tells cover page and parking page from an ordinary site', async () => {
  for (const websiteType of [1, 2, 0] as const) {
    await change({ 'site.website': { websiteType } });
    expect((await contextAt('/')).websiteType).toBe(websiteType);
  }
});

spec('CTX-07', 'the context says that a site is sold by a reseller, whatever its document says', async () => {
  for (const status of ['resold', 'resold-grace-period', 'none'] as const) {
    const id = await change({ 'site.tagline': status });
    await contexts.open.db.updateTable('site').set({ status }).where('id', '=', id).execute();
    contexts.open.sites.invalidate(id);
    expect((await contextAt('/')).siteStatus).toBe(status);
    await change({ 'site.tagline': `still ${status}` });
    expect((await contextAt('/')).siteStatus).toBe(status);
  }
  const id = await change({});
  await expect(
    contexts.open.db
      .updateTable('site')
      .set({ status: 'sold' as 'none' })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow('site_status_check');
});

spec('CTX-10', 'the context has every setting the runtime reads, as the owner wrote it', async () => {
  const settings = {
    storeSettings: {
      expressCheckout: true,
      measurementStandard: 'imperial',
      minimumSubtotalCents: 500,
      scarcityThreshold: 7,
    },
    useEscapeKeyToLogin: true,
    disqusShortname: 'example-shop',
    commentsEnabled: true,
    popupOverlaySettings: {
      style: 'card',
      enableMobile: true,
      version: 3,
      showUntilSignup: false,
      displayFrequency: 7,
    },
    mobileInfoBarSettings: { style: 'light', phone: '+1 503 555 0100' },
    pinterestOverlayOptions: { mode: 'hover' },
  };
  await change({ 'site.settings': settings });
  expect((await contextAt('/')).settings).toEqual(settings);
  await change({});
  const plain = (await contextAt('/')).settings;
  expect(plain).toEqual(exampleDocument().site.settings);
  expect(Object.keys(plain).sort()).toEqual(['commentsEnabled', 'storeSettings', 'useEscapeKeyToLogin']);
});

spec('ENUM-15', 'the context gives the template version, unless it is the newest', async () => {
  for (const [templateVersion, expected] of [
    ['7', '7'],
    ['7.1', '7.1'],
    ['8', undefined],
  ] as const) {
    await change({ 'site.website': { templateVersion } });
    expect((await contextAt('/')).templateVersion).toBe(expected);
  }
});
