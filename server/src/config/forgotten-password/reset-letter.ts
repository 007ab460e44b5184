import { RESET_TOKEN_PARAMETER } from 'shared-types/config/new-password';
import { emailTurn } from '../../mail/email-turn';
import { putLetter } from '../../mail/outbox.store';
import type { Database } from '../../schema/database';
import type { SessionKind } from '../../site/session/session-rows';
import { createResetToken } from '../new-password/reset-token.store';
import { timeText } from '../time-text';
import type { LetterFacts } from './forgotten-password.sentences';

/** A letter with a link that sets a password. */
export interface ResetLetter {
  readonly kind: SessionKind;
  readonly site: { readonly id: string; readonly name: string };
  /** Language the letter is written in. */
  readonly locale: string;
  /** Whose password: the id and address of an account or member. */
  readonly owner: { readonly id: string; readonly email: string };
  /** Address of the page that sets it, without the token. */
  readonly address: string;
  /** How long the link works; half an hour where absent. */
  readonly seconds?: number;
  readonly words: { readonly subject: (siteName: string) => string; readonly body: (facts: LetterFacts) => string };
}

/** Makes the token and puts the letter that brings it into the outbox, in one transaction: neither is there without the other. */
export async function putResetLetter(trx: Database, letter: ResetLetter): Promise<void> {
  const { kind, site, locale, owner, address, seconds, words } = letter;
  // A link whose email has to wait works as long from then on.
  const startsAt = await emailTurn(trx, { siteId: site.id, recipient: owner.email });
  const subject = {
    siteId: site.id,
    ownerId: owner.id,
    ...(seconds === undefined ? {} : { seconds }),
    ...(startsAt === undefined ? {} : { startsAt }),
  };
  const { token, endsAt } = await createResetToken(trx, kind, subject);
  await putLetter(trx, {
    siteId: site.id,
    recipient: owner.email,
    subject: words.subject(site.name),
    body: words.body({
      siteName: site.name,
      email: owner.email,
      link: `${address}?${RESET_TOKEN_PARAMETER}=${token}`,
      endsText: timeText(endsAt, locale),
    }),
  });
}
