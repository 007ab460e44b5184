import type { RequestPasswordResetReply } from 'shared-types/config/forgotten-password';
import type { ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { senderOf } from '../../http/sender-of';
import type { Services } from '../../http/services';
import { refuseForNow } from '../../site/session/refuse-for-now';
import type { SessionKind } from '../../site/session/session-rows';
import { FORGOTTEN_PASSWORD_SENTENCES } from './forgotten-password.sentences';
import { linkOrigin } from '../../mail/link-origin';
import { countRequest } from './request-limit';
import { keepResetRequest } from './reset-request.store';

/** Who has forgotten the password, and what they are told. */
export interface LetterWish {
  readonly kind: SessionKind;
  /** What the limits are counted by, like `config/forgotten-password`. */
  readonly door: string;
  /** In lower case. */
  readonly email: string;
  /** The same sentence, whoever the address belongs to. */
  readonly requested: string;
  /** Where a form without script leads. */
  readonly goTo: string;
}

/** Keeps the wish for a letter, within the limits. Whether there is anybody of that address is looked up by who writes the letter. */
export async function askForLetter(
  { db }: Pick<Services, 'db'>,
  context: ActionContext,
  { kind, door, email, requested, goTo }: LetterWish,
): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { limited: sentence } = FORGOTTEN_PASSWORD_SENTENCES[language];
  const waitMs = await countRequest(db, { door, siteId: site.id, origin: senderOf(request), email });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'config/reset-limited', sentence });
  const { locale } = site;
  await keepResetRequest(db, kind, { siteId: site.id, email, origin: linkOrigin(site, request), locale });
  const body: RequestPasswordResetReply = { message: requested };
  return { kind: 'done', body, goTo };
}
