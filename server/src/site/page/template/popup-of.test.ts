import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { PopupRules } from 'shared-types/site/page/popup-overlay';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';
import { popupOf } from './popup-of';

const page = (path: string, pageType: number) => ({ path, pageType }) as SitePage;
const HOME = page('/', PAGE_TYPE.page);
const POPUP = page('/popup', PAGE_TYPE.popupOverlay);
const [FROM, UNTIL] = ['2030-01-01T10:00:00Z', '2030-01-01T12:00:00Z'];

function shown(popupRules: PopupRules, { path = '/', now = FROM, on = HOME } = {}) {
  const profile = { settings: { popupOverlaySettings: {} }, popupRules };
  const site = { pages: [HOME, POPUP], profile, siteLocaleAt: () => site } as unknown as Site;
  const { popup, changesAt } = popupOf({ site, page: on, path, now: new Date(now) });
  return [popup?.path, changesAt?.toISOString()];
}

test('is there from its start until its end, and the page knows when it changes', () => {
  const rules = { from: FROM, until: UNTIL };
  const times = ['2030-01-01T09:59:59Z', FROM, '2030-01-01T11:59:59Z', UNTIL];
  expect(times.map((now) => shown(rules, { now }))).toEqual([
    [undefined, new Date(FROM).toISOString()],
    ['/popup', new Date(UNTIL).toISOString()],
    ['/popup', new Date(UNTIL).toISOString()],
    [undefined, undefined],
  ]);
});

test('is on the chosen pages, and on all by default', () => {
  const rules = { pages: ['/about', '/shop/*'] };
  const paths = ['/', '/about', '/about/us', '/shop', '/shop/p/mug', '/shopping'];
  expect(paths.filter((path) => shown(rules, { path })[0])).toEqual(['/about', '/shop/p/mug']);
  expect(paths.filter((path) => shown({}, { path })[0])).toEqual(paths);
});

test('never interrupts the checkout, and is not over itself', () => {
  expect(shown({}, { on: page('/checkout', PAGE_TYPE.checkout) })).toEqual([undefined, undefined]);
  expect(shown({}, { on: POPUP })).toEqual([undefined, undefined]);
});
