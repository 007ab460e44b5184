import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { memberEmail } from '../../site/member-password/member-email';
import { linkOrigin } from '../../site/host/link-origin';
import { queueResetEmail } from '../../site/password-reset/reset-email';
import { endResets } from '../../site/password-reset/reset-token.store';

export interface Invitation {
  readonly site: Site;
  /** The request with the scheme and port of the link. */
  readonly request: FastifyRequest;
  readonly member: { readonly id: string; readonly email: string };
  /** Language of the email. */
  readonly locale: string;
}

/** Creates a link, and queues its email. Earlier links of the member end. */
export async function putInvitation(trx: Database, { site, request, member, locale }: Invitation): Promise<void> {
  await endResets(trx, 'member', member.id);
  const invited = { ...member, isInvited: true };
  await queueResetEmail(trx, memberEmail({ site, member: invited, origin: linkOrigin(site, request), locale }));
}
