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

/** Announced to screen readers when the banner closes. */
const SAVED: InLanguages<string> = { en: 'Your choice is saved.', pl: 'Wybór został zapisany.' };

/** Enough for a school behind one address, too little for a script to fill the table. */
const RATE: RateLimit = { what: 'consent/choose', most: 60, windowMs: 60_000 };

/**
 * `choose`: stores the visitor's choice in a cookie, and a receipt of what was shown in the database.
 * @implements CONS-24 CONS-25 CONS-26 CONS-27
 */
export const chooseRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...BANNER_CALLS.choose,
    input,
    run: async ({ choice, shown }, { site, language, visitor, request, reply }) => {
      const isWithin = await isWithinRate(services.db, { siteId: site.id, address: senderOf(request) }, RATE);
      // Consent needs a receipt as proof. Declining works without one, even if the address is rate limited.
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
        // Deletes what the page has stored, even without script; only visitors who consent may keep it.
        void reply.header('clear-site-data', '"storage"');
      }
      rememberClosedAgain(request, reply, allowsAnalytics(site, { ...visitor, cookieChoice: choice }));
      // The time of the choice is its revision: a later choice in another tab wins.
      const body: ChooseCookiesReply = {
        states: { 'consent/choice': { revision: Date.now(), choice } },
        message: SAVED[language],
      };
      return { kind: 'done', body };
    },
  });
};
