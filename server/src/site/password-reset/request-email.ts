import type { RequestPasswordResetReply } from 'shared-types/admin/people/forgotten-password';
import type { ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import { senderOf } from '../../platform/http/sender-of';
import type { Services } from '../services';
import { refuseForNow } from '../session/refuse-for-now';
import type { SessionKind } from '../session/session-rows';
import { FORGOTTEN_PASSWORD_MESSAGES } from './forgotten-password.messages';
import { linkOrigin } from '../host/link-origin';
import { countRequest } from './request-limit';
import { keepResetRequest } from './reset-request.store';

/** Who has forgotten the password, and what they are told. */
export interface EmailInput {
  readonly kind: SessionKind;
  /** What the limits are counted by, like `admin/forgotten-password`. */
  readonly realm: string;
  /** In lower case. */
  readonly email: string;
  /** The same message, no matter who the address belongs to. */
  readonly requested: string;
  /** Where a form without script leads. */
  readonly goTo: string;
}

/** Keeps the input for an email, within the limits. Whether there is anybody of that address is looked up by who writes the email. */
export async function requestEmail(
  { db }: Pick<Services, 'db'>,
  context: ActionContext,
  { kind, realm, email, requested, goTo }: EmailInput,
): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { limited: message } = FORGOTTEN_PASSWORD_MESSAGES[language];
  const waitMs = await countRequest(db, { realm, siteId: site.id, origin: senderOf(request), email });
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'admin/reset-limited', message });
  const { locale } = site;
  await keepResetRequest(db, kind, { siteId: site.id, email, origin: linkOrigin(site, request), locale });
  const body: RequestPasswordResetReply = { message: requested };
  return { kind: 'done', body, goTo };
}
