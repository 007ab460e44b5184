import { languageOf } from '../../platform/language';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';
import { timeText } from '../../platform/time-text';
import { NEW_PASSWORD_MESSAGES } from './new-password.messages';

/** Whose password was changed, and where. */
export interface ChangedPassword {
  readonly site: Pick<Site, 'id' | 'name' | 'locale' | 'timeZone'>;
  /** Of the account or member. */
  readonly email: string;
  /** Where another email is to be had. */
  readonly link: string;
}

/** Tells whose it is that the password was changed: it may have been somebody else who reads the emails. */
export async function queuePasswordChangedEmail(trx: Database, { site, email, link }: ChangedPassword): Promise<void> {
  const { changedSubject, changedBody } = NEW_PASSWORD_MESSAGES[languageOf(site)];
  await queueEmail(trx, {
    siteId: site.id,
    recipient: email,
    // A warning is not kept back by a flood.
    isOwed: true,
    subject: changedSubject(site.name),
    body: changedBody({
      siteName: site.name,
      email,
      timeText: timeText(new Date(), site),
      link,
    }),
  });
}
