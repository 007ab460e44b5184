import { spec } from '../../../../tools/testing/spec';
import { openChangedShop, withCookieSettings } from '../../browser/open/changed-shop';
import { doAllOn } from './do-all-on';
import { loseParts, untilRequested } from './lose-parts';
import { PART_KINDS } from './parts-of-page';

const shop = openChangedShop((document) => withCookieSettings(document, { isCookieBannerEnabled: true }));

spec(
  'PLAT-05',
  'while telemetry waits for a response, cookies are accepted, products bought and forms sent',
  async () => {
    const isLost = PART_KINDS['every call it makes by itself'];
    for (const [path, act] of [
      ['/contact', 'send'],
      ['/shop/p/field-guide', 'add'],
    ] as const) {
      const { page } = await shop.visit({ screen: 'phone' });
      const lost = await loseParts(page, { isLost, loss: 'hangs' });
      await page.goto(shop.url + path, { waitUntil: 'domcontentloaded' });
      await untilRequested(lost, 'the call of telemetry');
      expect(await doAllOn(page)).toEqual(['accept', act]);
    }
  },
);
