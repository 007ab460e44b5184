import { languageOf } from '../../language';
import { putLetter } from '../../mail/outbox.store';
import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';
import { timeText } from '../time-text';
import { NEW_PASSWORD_SENTENCES } from './new-password.sentences';

/** Whose password was changed, and where. */
export interface ChangedPassword {
  readonly site: Pick<Site, 'id' | 'name' | 'locale'>;
  /** Of the account or member. */
  readonly email: string;
  /** Where another letter is to be had. */
  readonly link: string;
}

/** Tells whose it is that the password was changed: it may have been somebody else who reads the letters. */
export async function putChangedLetter(trx: Database, { site, email, link }: ChangedPassword): Promise<void> {
  const { changedSubject, changedBody } = NEW_PASSWORD_SENTENCES[languageOf(site)];
  await putLetter(trx, {
    siteId: site.id,
    recipient: email,
    // A warning is not kept back by a flood.
    isOwed: true,
    subject: changedSubject(site.name),
    body: changedBody({
      siteName: site.name,
      email,
      timeText: timeText(new Date(), site.locale),
      link,
    }),
  });
}
