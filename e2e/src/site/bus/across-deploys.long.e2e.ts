import { isLongProof } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { BANNER, untilBannerGone, untilBannerShown } from '../../consent/choose-cookies';
import { received, publishTalkingRemotes, sendEvent, type Age, type TalkingRemotes } from './talking-remotes';

const shop = openShop();
let remotes: TalkingRemotes;
beforeAll(async () => {
  remotes = await publishTalkingRemotes(shop.server);
});

const AGES: readonly Age[] = ['old', 'new'];

/** Other tests cover equal versions, so only the long proof repeats them. */
const mixes = AGES.flatMap((speaker) => AGES.map((listeners) => ({ speaker, listeners }))).filter(
  ({ speaker, listeners }) => isLongProof || speaker !== listeners,
);

for (const { speaker, listeners } of mixes) {
  spec(
    ['PLAT-04', 'CONS-29', 'CONS-30', 'CONS-31'],
    `a speaker in its ${speaker} version is understood by listeners in their ${listeners} version`,
    async () => {
      await remotes.deploy({ speaker, listeners });
      const { page, problems } = await shop.visit();
      await page.goto(`${shop.url}/about`);
      const forced = { cookieBannerVariant: 'POPUP', cookieBannerCtaText: 'Fine' } as const;
      const updated = { cookieBannerCtaText: 'All right' };

      await sendEvent(page, 'site/logged-out', {});
      await sendEvent(page, 'site/login-required', { url: '/api/x' });
      await sendEvent(page, 'consent/banner-forced', forced);
      await untilBannerShown(page);
      expect(await page.$eval(BANNER, ({ className }) => className)).toContain('--popup');
      await sendEvent(page, 'consent/banner-updated', updated);
      await page.waitForFunction(
        (banner) => document.querySelector(`${banner} button`)?.textContent === 'All right',
        {},
        BANNER,
      );
      await sendEvent(page, 'consent/banner-unforced', {});
      await untilBannerGone(page);

      const more = speaker === 'new' ? { since: 2 } : {};
      const sent = [
        ['site/logged-out', more],
        ['site/login-required', { url: '/api/x', ...more }],
        ['consent/banner-forced', { ...forced, ...more }],
        ['consent/banner-updated', { ...updated, ...more }],
        ['consent/banner-unforced', more],
      ];
      const read = speaker === 'new' ? 2 : 1;
      expect(await received(page)).toEqual(listeners === 'new' ? sent.map((entry) => [...entry, read]) : sent);
      expect(problems).toEqual([]);
    },
  );
}
