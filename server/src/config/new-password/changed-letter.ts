import { CONFIG_PATH } from 'shared-types/config/config-path';
import { languageOf } from '../../language';
import { putLetter } from '../../mail/outbox.store';
import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';
import { timeText } from '../time-text';
import { NEW_PASSWORD_SENTENCES } from './new-password.sentences';

/** Whose password was changed, and where. */
export interface ChangedPassword {
  readonly site: Pick<Site, 'id' | 'name' | 'locale'>;
  /** Scheme, host and port of the letter's link. */
  readonly origin: string;
  /** Of the account. */
  readonly email: string;
}

/** Tells the account's owner that the password was changed: it may have been somebody else who reads the letters. */
export async function putChangedLetter(trx: Database, { site, origin, email }: ChangedPassword): Promise<void> {
  const { changedSubject, changedBody } = NEW_PASSWORD_SENTENCES[languageOf(site)];
  await putLetter(trx, {
    siteId: site.id,
    recipient: email,
    subject: changedSubject(site.name),
    body: changedBody({
      siteName: site.name,
      email,
      timeText: timeText(new Date(), site.locale),
      link: `${origin}${CONFIG_PATH.forgottenPassword}`,
    }),
  });
}
