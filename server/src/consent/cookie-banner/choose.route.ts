import { randomUUID } from 'node:crypto';
import { BANNER_CALLS, type ChooseCookiesReply } from 'shared-types/consent/cookie-banner';
import { CHOICE_COOKIE_SECONDS, COOKIE } from 'shared-types/site/cookie';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import { registerAction } from '../../site/request/action';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { senderOf } from '../../platform/http/sender-of';
import type { Route } from '../../site/services';
import { setCookie } from '../../platform/http/cookie/site-cookies';
import type { InLanguages } from '../../platform/language';
import { allowsAnalytics } from '../../site/visitor-consent/allows-analytics';
import { rememberClosedAgain } from '../../site/announcement-bar/closed-announcement';
import { forgetVisits } from '../../site/visitor-consent/forget-visits';
import { receiptDetail } from './receipt';

const input = z.object({
  choice: z.enum(['accepted', 'declined'], { error: 'Choose accepted or declined.' }),
  shown: sentText().optional().catch(undefined).describe('`ShownBanner` as JSON, for the receipt.'),
});

/** What a visitor hears who cannot see the banner go. */
const SAVED: InLanguages<string> = { en: 'Your choice is saved.', pl: 'Wybór został zapisany.' };

/** A visitor chooses once; a whole school behind one address may, a machine that fills the table may not. */
const RATE: RateLimit = { what: 'consent/choose', most: 60, windowMs: 60_000 };

/**
 * `choose`: remembers the visitor's answer in a cookie, and a receipt of what was shown on the server.
 *
 * @implements CONS-24 CONS-25 CONS-26 CONS-27
 */
export const chooseRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...BANNER_CALLS.choose,
    url: BANNER_CALLS.choose.path,
    input,
    run: async ({ choice, shown }, { site, language, visitor, request, reply }) => {
      const isWithin = await isWithinRate(services.db, { siteId: site.id, address: senderOf(request) }, RATE);
      // A yes has to be proved. A no holds without a receipt, no matter who else is behind the same address.
      if (!isWithin && choice === 'accepted') return { kind: 'refused', code: 'site/rate-limited' };
      if (isWithin) {
        const receipt = JSON.stringify(receiptDetail(shown, { site, visitor }));
        await services.db
          .insertInto('consent_receipt')
          .values({ id: randomUUID(), site_id: site.id, choice, shown: receipt })
          .execute();
      }
      const kept = { name: COOKIE.cookieChoice, value: String(choice === 'accepted') };
      setCookie(reply, kept, { maxAge: CHOICE_COOKIE_SECONDS });
      if (choice === 'declined') {
        forgetVisits(request, reply);
        // What the page kept to tell or remember later, also where no script of it runs: all of it is for who agrees.
        void reply.header('clear-site-data', '"storage"');
      }
      rememberClosedAgain(request, reply, allowsAnalytics(site, { ...visitor, cookieChoice: choice }));
      // The moment of the choice is its revision: a later choice in another tab wins.
      const body: ChooseCookiesReply = {
        states: { 'consent/choice': { revision: Date.now(), choice } },
        message: SAVED[language],
      };
      return { kind: 'done', body };
    },
  });
};
