import type { Transaction } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { languageOf } from '../../platform/language';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../directory/site';
import { DOMAIN_EMAIL_MESSAGES } from './domain-email.messages';
import { shownDomain } from './domain-name';

interface EndedDomain {
  readonly site: Site;
  readonly domain: string;
  /** The site's name on the product host, which still leads to the admin area. */
  readonly target: string;
}

/** Tells the site's administrators that a domain was taken off it. */
export async function queueDomainEnded(trx: Transaction<Tables>, { site, domain, target }: EndedDomain): Promise<void> {
  const admins = await trx
    .selectFrom('website_role')
    .innerJoin('account', 'account.id', 'website_role.account_id')
    .select('account.email')
    .where('website_role.site_id', '=', site.id)
    .where('website_role.role', '=', WEBSITE_ROLE.admin)
    .execute();
  const { subject, body } = DOMAIN_EMAIL_MESSAGES[languageOf(site)];
  const name = shownDomain(domain);
  for (const { email } of admins)
    await queueEmail(trx, {
      siteId: site.id,
      recipient: email,
      isOwed: true,
      subject: subject({ name }),
      body: body({ siteName: site.name, name, link: `https://${target}${ADMIN_PATH.domains}` }),
    });
}
