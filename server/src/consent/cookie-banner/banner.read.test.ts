import type { Site } from '../../site/directory/site';
import type { ReadContext } from '../../site/page/read';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import type { Visitor } from '../../http/visitor';
import { bannerRead } from './banner.read';

const { cookieSettings } = exampleDocument().site;

function viewFor(visitor: Partial<Visitor>, isCookieBannerEnabled = true, isConfig = false) {
  const site = { profile: { cookieSettings: { ...cookieSettings, isCookieBannerEnabled } } } as unknown as Site;
  const context = {
    site,
    page: { page: { isConfig } },
    visitor: { asksForCookieSettings: false, privacyControl: false, isScreenshot: false, ...visitor },
  } as ReadContext;
  return bannerRead.read(context);
}
const isShown = async (...given: Parameters<typeof viewFor>) => (await viewFor(...given)).shown;

spec(
  ['CONS-02', 'CONS-26', 'CONS-32'],
  'the banner shows where it is on, nothing has been chosen and nobody takes a picture of the page',
  async () => {
    expect(await isShown({})).toBe(true);
    expect(await isShown({}, false)).toBe(false);
    expect(await isShown({ cookieChoice: 'accepted' })).toBe(false);
    expect(await isShown({ cookieChoice: 'declined' })).toBe(false);
    expect(await isShown({ isScreenshot: true })).toBe(false);
  },
);

test('who asks for the settings sees the banner after a choice too, and may decline whatever the site offers', async () => {
  const asking = { cookieChoice: 'accepted', asksForCookieSettings: true } as const;
  expect(await viewFor(asking)).toMatchObject({
    shown: true,
    answered: true,
    settings: { cookieBannerAcceptType: 'OPT_IN_AND_OUT' },
  });
  expect(await isShown(asking, false)).toBe(false);
  expect(await isShown({ ...asking, isScreenshot: true })).toBe(false);
});

test('nobody is asked in the configuration area, where the banner shows only what is tried out', async () => {
  expect(await viewFor({}, true, true)).toMatchObject({ shown: false, answered: true });
  expect(await isShown({ triedBanner: { ...cookieSettings, isCookieBannerEnabled: true } }, true, true)).toBe(true);
});

test('who sends Global Privacy Control has answered, and sees the banner only to answer otherwise', async () => {
  expect(await viewFor({ privacyControl: true })).toMatchObject({ shown: false, answered: true });
  expect(await viewFor({ privacyControl: true, asksForCookieSettings: true })).toMatchObject({
    shown: true,
    answered: true,
    settings: { cookieBannerAcceptType: 'OPT_IN_AND_OUT' },
  });
});

test('says what a forced banner has to know: whether somebody has chosen, and whether it must stay away', async () => {
  expect(await viewFor({})).toMatchObject({ answered: false, suppressed: false });
  expect(await viewFor({ cookieChoice: 'declined' })).toMatchObject({ answered: true, suppressed: false });
  expect(await viewFor({ isScreenshot: true })).toMatchObject({ answered: false, suppressed: true });
});
