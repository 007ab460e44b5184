import { RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import { emailTurn } from '../../platform/mail/email-turn';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import type { SessionKind } from '../session/session-rows';
import type { Site } from '../directory/site';
import { createResetToken } from './reset-token.store';
import { timeText } from '../../platform/time-text';
import type { EmailData } from './forgotten-password.messages';

/** An email with a link that sets a password. */
export interface ResetEmail {
  readonly kind: SessionKind;
  readonly site: Pick<Site, 'id' | 'name' | 'timeZone'>;
  /** Language the email is written in. */
  readonly locale: string;
  /** Whose password: the id and address of an account or member. */
  readonly owner: { readonly id: string; readonly email: string };
  /** Address of the page that sets it, without the token. */
  readonly address: string;
  /** How long the link works; half an hour where absent. */
  readonly seconds?: number;
  readonly messages: { readonly subject: (siteName: string) => string; readonly body: (states: EmailData) => string };
}

/** Makes the token and puts the email that brings it into the outbox, in one transaction: neither is there without the other. */
export async function queueResetEmail(trx: Database, message: ResetEmail): Promise<void> {
  const { kind, site, locale, owner, address, seconds, messages } = message;
  // A link whose email has to wait works as long from then on.
  const startsAt = await emailTurn(trx, { siteId: site.id, recipient: owner.email });
  const subject = {
    siteId: site.id,
    ownerId: owner.id,
    ...(seconds === undefined ? {} : { seconds }),
    ...(startsAt === undefined ? {} : { startsAt }),
  };
  const { token, endsAt } = await createResetToken(trx, kind, subject);
  await queueEmail(trx, {
    siteId: site.id,
    recipient: owner.email,
    subject: messages.subject(site.name),
    body: messages.body({
      siteName: site.name,
      email: owner.email,
      link: `${address}?${RESET_TOKEN_PARAMETER}=${token}`,
      endsText: timeText(endsAt, { locale, timeZone: site.timeZone }),
    }),
  });
}
