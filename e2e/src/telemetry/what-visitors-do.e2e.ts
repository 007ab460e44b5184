import { POPUP_FORM_ID, withPopup } from '../../../tools/testing/site/with-popup';
import { long, spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { intercept } from '../browser/intercept';
import { openChangedShop } from '../browser/open/changed-shop';
import { goToCheckout, MUG, placeOrder, untilCount } from '../commerce/shopping';
import { forgetRecords, namesOfRecords, storedRecords } from './stored-records';

const POPUP = '#colonnade-popup[open]';
const COMMERCE = /^mf-commerce@\d/;

/** The sample shop needs no consent; it has a popup on the home page. */
const shop = openChangedShop((document) => withPopup(document));
afterEach(() => forgetRecords(shop));

interface EventSeen {
  readonly analyticsId: string;
  readonly commonData: Readonly<Record<string, string | null>>;
  readonly customData: Readonly<Record<string, unknown>>;
}

spec(
  ['ANLT-01', 'ANLT-09', 'ANLT-26', 'SRV-29', 'VISIT-10', 'VISIT-11', 'SRV-26'],
  'a buyer is reported once with the product, once with the cart and once with the order, and sees nothing of it',
  async () => {
    const { page, problems } = await shop.visit();
    await page.evaluateOnNewDocument(() => localStorage.setItem('popup-overlay', '{"version":1,"submitted":true}'));
    await page.goto(shop.url + MUG);
    // The product reports additions to the cart only while it is live.
    await page.waitForSelector('[data-feature="commerce/product"][data-state="live"]');
    await page.click('[data-add-to-cart]');
    await untilCount(page, 1);
    expect(await namesOfRecords(shop, 'event', 2)).toEqual(['view product page', 'add to cart']);
    await page.goto(`${shop.url}/cart`);
    await goToCheckout(page);
    await placeOrder(page, 'ada@example.com');
    expect(await namesOfRecords(shop, 'event', 3)).toEqual(['view product page', 'add to cart', 'purchase']);
    const number = await page.$eval('[data-order]', (order) => order.getAttribute('data-order'));
    await page.reload();
    await atRest(page);

    const events = await storedRecords(shop, 'event');
    expect(events.map(({ name, path }) => [name, path])).toEqual([
      ['view product page', MUG],
      ['add to cart', MUG],
      ['purchase', '/checkout/order/{token}'],
    ]);
    for (const { origin } of events) expect(origin).toMatch(COMMERCE);
    const [viewed, added, bought] = events.map(({ data }) => data as EventSeen);
    expect(viewed?.customData).toEqual({ isFirstLanding: true, isFirstSession: true });
    expect(added?.customData).toMatchObject({ quantity: 1, isFirstLanding: true });
    expect(added?.commonData['object_id']).toBe(viewed?.commonData['object_id']);
    expect(bought?.commonData).toMatchObject({ object_type: 'order', object_id: number, event_source: 'dev' });
    expect(bought?.customData).toEqual({ isFirstLanding: false, isFirstSession: true });
    const ids = new Set([viewed, added, bought].map((event) => event?.analyticsId));
    expect([ids.size, await page.evaluate(() => document.cookie)]).toEqual([
      1,
      expect.stringContaining(`SS_ANALYTICS_ID=${viewed?.analyticsId}; `),
    ]);

    const visits = (await storedRecords(shop, 'visit')).filter(({ name }) => name === 'view' || name === 'track');
    const paths = (wanted: string) => visits.filter(({ name }) => name === wanted).map(({ path }) => path);
    expect(paths('track').sort()).toEqual(paths('view').sort());
    expect(paths('track')).toEqual(expect.arrayContaining([MUG, '/cart', '/checkout', '/checkout/order/{token}']));
    expect(JSON.stringify([events, visits])).not.toContain(new URL(page.url()).pathname.split('/').at(-1));
    expect(problems).toEqual([]);
  },
);

spec(
  ['CENSUS-04', 'CENSUS-05', 'CENSUS-08', 'CENSUS-09', 'SRV-23'],
  'the popup and its contents are reported when it opens, a button and a form when they become visible, each once',
  async () => {
    const { page, problems } = await shop.visit();
    await page.goto(shop.url);
    await page.waitForSelector(POPUP);
    expect([...(await namesOfRecords(shop, 'census', 3))].sort()).toEqual(['button-render', 'form-render', 'overlay']);
    const [popup] = (await storedRecords(shop, 'census')).filter(({ name }) => name === 'form-render');
    expect(popup?.data).toMatchObject({ formId: POPUP_FORM_ID });
    await page.keyboard.press('Escape');
    await page.waitForFunction((open) => !document.querySelector(open), {}, POPUP);
    await forgetRecords(shop);

    for (const target of ['main form[action^="/api/form/"]', 'main [data-feature="blocks/button"] a']) {
      await page.$eval(target, (element) => element.scrollIntoView());
      await atRest(page);
    }
    expect([...(await namesOfRecords(shop, 'census', 2))].sort()).toEqual(['button-render', 'form-render']);
    const button = await page.waitForSelector('main [data-feature="blocks/button"] a');
    await Promise.all([page.waitForNavigation(), button?.click()]);
    await namesOfRecords(shop, 'census', 3);
    const [rendered, clicked] = (await storedRecords(shop, 'census')).filter(({ name }) => name.startsWith('button'));
    expect([rendered?.name, clicked?.name]).toEqual(['button-render', 'button-click']);
    expect(clicked).toMatchObject({
      // A page does not name versions of remotes without script in it.
      origin: expect.stringMatching(/^mf-blocks@/),
      path: '/',
      data: {
        text: 'All pieces',
        clickthroughUrl: `${shop.url}/shop`,
        alignment: 'center',
        size: expect.stringMatching(/^\d+x\d+$/),
        newWindow: false,
        visitorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(rendered?.data).toEqual(clicked?.data);
    expect(problems).toEqual([]);
  },
);

long.spec(['ANLT-26', 'VISIT-14'], 'a search is counted as one, without its terms, and as no page view', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/search?q=secretly`);
  expect(await namesOfRecords(shop, 'event', 1)).toEqual(['search']);
  await atRest(page);
  const all = [...(await storedRecords(shop, 'event')), ...(await storedRecords(shop, 'visit'))];
  expect(all.map(({ name, path }) => [name, path])).toEqual([['search', '/search']]);
  expect(JSON.stringify(all)).not.toContain('secretly');
});

spec(['TRACE-01', 'TRACE-03', 'SRV-22'], 'problems are traced, and arrive when the page is left', async () => {
  const visit = await shop.visit();
  const { page } = visit;
  await intercept(visit, '/client/map.js', (request) => request.abort());
  await page.goto(`${shop.url}/about`);
  await page.$eval('[data-feature="blocks/map"]', (element) => element.scrollIntoView());
  await page.waitForSelector('[data-feature="blocks/map"][data-state="failed"]');
  await page.waitForSelector('[data-feature="telemetry/traces"][data-state="live"]');
  expect(await storedRecords(shop, 'trace')).toEqual([]);
  await page.goto(`${shop.url}/contact`);
  await namesOfRecords(shop, 'trace', 1);
  expect(await storedRecords(shop, 'trace')).toMatchObject([
    {
      name: 'site/feature-failed',
      origin: expect.stringMatching(/^mf-blocks@\d/),
      path: '/about',
      data: { pageUrl: `${shop.url}/about`, data: { feature: 'blocks/map' } },
    },
  ]);
});
