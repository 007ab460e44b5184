import type { FastifyRequest } from 'fastify';
import { MAILING_LIST_CALLS, MAILING_LIST_PATH } from 'shared-types/forms/mailing-list';
import { languageOf } from '../../platform/language';
import { emailsOf } from '../../platform/mail/email-parts';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { linkOrigin } from '../../site/host/link-origin';
import { MAILING_LIST_MESSAGES } from './mailing-list.messages';
import { subscriptionToken, type SubscriptionAct, type SubscriptionKey } from './subscription-token';

/** Where the request came in, for the links of its email. */
export interface RequestPlace {
  readonly site: Site;
  readonly request: FastifyRequest;
}

interface Subscriber {
  readonly id: string;
  readonly email: string;
  /** Name of the list. */
  readonly list: string;
}

/** Asks the address for a confirmation. It waits its turn like all emails that strangers can cause. */
export async function queueConfirmationEmail(
  trx: Database,
  { id, email, list, requestedAt }: Subscriber & { readonly requestedAt: Date },
  { site, request }: RequestPlace,
): Promise<void> {
  const token = tokenOf(site, 'confirm', { subscriberId: id, madeAt: requestedAt });
  const { subject, title, text, link, otherwise } = MAILING_LIST_MESSAGES[languageOf(site)].confirmation;
  await queueEmail(trx, {
    siteId: site.id,
    recipient: email,
    subject: subject(site.name),
    ...emailsOf(
      [
        { kind: 'title', text: title },
        { kind: 'paragraph', text: text({ list, siteName: site.name }) },
        { kind: 'link', text: link, address: pageAddress({ site, request }, 'confirm', token) },
        { kind: 'paragraph', text: otherwise },
      ],
      site.locale,
    ),
  });
}

/** Welcomes a subscriber with the link that leaves the list. */
export async function queueWelcomeEmail(
  trx: Database,
  { id, email, list }: Subscriber,
  { site, request }: RequestPlace,
): Promise<void> {
  const token = tokenOf(site, 'unsubscribe', { subscriberId: id, madeAt: new Date() });
  const { subject, title, text, link } = MAILING_LIST_MESSAGES[languageOf(site)].welcome;
  await queueEmail(trx, {
    siteId: site.id,
    recipient: email,
    subject: subject(site.name),
    unsubscribeUrl: linkOrigin(site, request) + MAILING_LIST_CALLS.unsubscribeInOneClick.path.replace(':token', token),
    ...emailsOf(
      [
        { kind: 'title', text: title },
        { kind: 'paragraph', text: text({ list, siteName: site.name }) },
        { kind: 'link', text: link, address: pageAddress({ site, request }, 'unsubscribe', token) },
      ],
      site.locale,
    ),
  });
}

function pageAddress({ site, request }: RequestPlace, act: SubscriptionAct, token: string): string {
  return linkOrigin(site, request) + site.root + MAILING_LIST_PATH[act].replace(':token', token);
}

/** A server signs links as soon as it has read the keys of the database, which it needs for the email too. */
function tokenOf(site: Site, act: SubscriptionAct, key: SubscriptionKey): string {
  const token = subscriptionToken(site, act, key);
  if (token === undefined) throw new Error('This server cannot sign links yet.');
  return token;
}
