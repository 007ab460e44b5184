import fc from 'fast-check';
import { SHOWN_BANNER_MAX, type ShownBanner } from 'shared-types/consent/cookie-banner';
import type { Site } from '../../site/directory/site';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { receiptDetail } from './receipt';

const { cookieSettings } = exampleDocument().site;
const site = { locale: 'en-US', profile: { cookieSettings } } as unknown as Site;
const BANNER: ShownBanner = {
  version: '1.0.0-abcdef01',
  text: '<p>We count.</p>',
  accept: 'Fine',
  decline: 'No',
  cookieBannerVariant: 'POPUP',
  cookieBannerPosition: 'TOP_LEFT',
  cookieBannerTheme: 'LIGHT',
  cookieBannerCtaVariant: 'TEXT',
};
const bannerIn = (shown: unknown) => receiptDetail(JSON.stringify(shown), { site, visitor: NOBODY }).banner;
const NOBODY = { privacyControl: false };

test('stores the banner as shown, its language, the policy and the browser’s own signal', () => {
  expect(receiptDetail(JSON.stringify(BANNER), { site, visitor: { privacyControl: true } })).toEqual({
    banner: BANNER,
    language: 'en',
    policy: { restrictive: true, absolute: false, visitorDataRestricted: false },
    privacyControl: true,
  });
});

test('stores no banner if the page sends none that is valid, and only storable text of others', () => {
  const { accept: _, ...withoutAccept } = BANNER;
  const wrong = [null, 7, [], {}, withoutAccept, { ...BANNER, cookieBannerTheme: 'PINK' }, { ...BANNER, text: 1 }];
  for (const shown of wrong) expect(bannerIn(shown)).toBeNull();
  expect(bannerIn({ ...BANNER, text: 'x'.repeat(SHOWN_BANNER_MAX) })).toBeNull();
  expect(receiptDetail('{', { site, visitor: NOBODY }).banner).toBeNull();
  expect(receiptDetail(undefined, { site, visitor: NOBODY }).banner).toBeNull();
  expect(bannerIn({ ...BANNER, accept: 'a\0b\ud800', visitor: 'who' })).toEqual({ ...BANNER, accept: 'ab' });
});

test('whatever the page sends, there is a receipt', () => {
  fc.assert(
    fc.property(fc.string(), (shown) => expect(receiptDetail(shown, { site, visitor: NOBODY }).banner).toBeNull()),
  );
});
