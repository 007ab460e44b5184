import type { FastifyRequest } from 'fastify';
import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';
import { memberLetter } from '../../site/member-password/member-letter';
import { linkOrigin } from '../../mail/link-origin';
import { putResetLetter } from '../forgotten-password/reset-letter';

/** Who is invited where. */
export interface Invitation {
  readonly site: Site;
  /** What the link's scheme and port are taken from. */
  readonly request: FastifyRequest;
  readonly member: { readonly id: string; readonly email: string };
  /** Language of the letter. */
  readonly locale: string;
}

/** Makes the link and puts its letter into the outbox. The link of an invitation before it ends. */
export function putInvitation(trx: Database, { site, request, member, locale }: Invitation): Promise<void> {
  const invited = { ...member, isInvited: true };
  return putResetLetter(trx, memberLetter({ site, member: invited, origin: linkOrigin(site, request), locale }));
}
