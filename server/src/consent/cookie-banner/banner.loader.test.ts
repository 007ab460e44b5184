import type { Site } from '../../site/directory/site';
import type { LoadContext } from '../../site/page/loader';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import type { Visitor } from '../../site/request/visitor';
import { bannerLoader } from './banner.loader';

const { cookieSettings } = exampleDocument().site;

function viewFor(visitor: Partial<Visitor>, isCookieBannerEnabled = true, isAdmin = false) {
  const site = { profile: { cookieSettings: { ...cookieSettings, isCookieBannerEnabled } } } as unknown as Site;
  const context = {
    site,
    page: { page: { isAdmin } },
    visitor: { requestsCookieSettings: false, privacyControl: false, isScreenshot: false, ...visitor },
  } as LoadContext;
  return bannerLoader.load(context);
}
const isShown = async (...given: Parameters<typeof viewFor>) => (await viewFor(...given)).shown;

spec(
  ['CONS-02', 'CONS-26', 'CONS-32'],
  'the banner shows if it is enabled, nothing has been chosen and the page is not a screenshot',
  async () => {
    expect(await isShown({})).toBe(true);
    expect(await isShown({}, false)).toBe(false);
    expect(await isShown({ cookieChoice: 'accepted' })).toBe(false);
    expect(await isShown({ cookieChoice: 'declined' })).toBe(false);
    expect(await isShown({ isScreenshot: true })).toBe(false);
  },
);

test('a visitor who reopens the banner sees it after a choice too, and may always decline', async () => {
  const requesting = { cookieChoice: 'accepted', requestsCookieSettings: true } as const;
  expect(await viewFor(requesting)).toMatchObject({
    shown: true,
    answered: true,
    settings: { cookieBannerAcceptType: 'OPT_IN_AND_OUT' },
  });
  expect(await isShown(requesting, false)).toBe(false);
  expect(await isShown({ ...requesting, isScreenshot: true })).toBe(false);
});

test('the admin area shows the banner only as a preview', async () => {
  expect(await viewFor({}, true, true)).toMatchObject({ shown: false, answered: true });
  expect(await isShown({ triedBanner: { ...cookieSettings, isCookieBannerEnabled: true } }, true, true)).toBe(true);
});

test('Global Privacy Control counts as an answer, and the banner then shows only on request', async () => {
  expect(await viewFor({ privacyControl: true })).toMatchObject({ shown: false, answered: true });
  expect(await viewFor({ privacyControl: true, requestsCookieSettings: true })).toMatchObject({
    shown: true,
    answered: true,
    settings: { cookieBannerAcceptType: 'OPT_IN_AND_OUT' },
  });
});

test('tells whether the visitor has chosen and whether the banner must stay hidden', async () => {
  expect(await viewFor({})).toMatchObject({ answered: false, suppressed: false });
  expect(await viewFor({ cookieChoice: 'declined' })).toMatchObject({ answered: true, suppressed: false });
  expect(await viewFor({ isScreenshot: true })).toMatchObject({ answered: false, suppressed: true });
});
