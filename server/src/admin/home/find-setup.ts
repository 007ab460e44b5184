import { sql } from 'kysely';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { movesMoney } from '../../commerce/payment/payment-providers';
import type { Database } from '../../platform/schema/database';
import { shopPath } from '../../site/catalogue/store-paths';
import type { Site } from '../../site/directory/site';
import { targetOf } from '../../site/domain/check-domain';
import { shopsOf } from '../product-editor/shops-of';
import type { SetupFacts } from './setup-steps';

export interface SetupState {
  readonly facts: SetupFacts;
  /** True if the account has hidden the list. */
  readonly isHidden: boolean;
}

interface SetupOf {
  readonly site: Site;
  readonly accountId: string;
  /** The platform's domain, of which every site has a subdomain. */
  readonly appDomain: string;
}

/** Reads the set-up of a site by one query. */
export async function findSetup(db: Database, { site, accountId, appDomain }: SetupOf): Promise<SetupState> {
  const { id, pages, profile, cardPayments } = site;
  const forms = pages.flatMap(({ blocks }) =>
    [...blocks.values()].filter(({ type }) => type === BLOCK_TYPE.form).map((block) => block.id),
  );
  const ofSite = sql`site_id = ${id}`;
  const product = sql`select from product where ${ofSite} and removed_at is null
    and workflow_status = ${WORKFLOW_STATUS.published}`;
  const {
    rows: [row],
  } = await sql<Row>`select
    exists (${product}) as "hasProduct",
    exists (${product} and product_type = ${PRODUCT_TYPE.physical}) as "hasShippedProduct",
    exists (select from site_theme_change where ${ofSite}) as "hasStyles",
    exists (select from shipping_option where ${ofSite} and not is_off) as "hasShipping",
    exists (select from tax_rule where ${ofSite} and not is_off) as "hasTaxRule",
    exists (select from form_storage where ${ofSite} and form_id = any(${forms}::uuid[])
      and email_to is not null) as "hasFormEmail",
    exists (select from cookie_settings_change where ${ofSite}) as "hasSavedCookies",
    exists (select from customer_order where ${ofSite}) as "hasOrder",
    exists (select from setup_list_hidden where ${ofSite} and account_id = ${accountId}) as "isHidden"`.execute(db);
  if (!row) throw new Error('A query without conditions gave no row.');
  const { isHidden, hasSavedCookies, ...stored } = row;
  return {
    isHidden,
    facts: {
      ...stored,
      hasLinks: profile.navigation.length > 0 || profile.footer.links.length > 0,
      hasShop: shopsOf(site).length > 0,
      hasPayment: cardPayments === 'live' || profile.paymentMethods.some((method) => movesMoney(method.id)),
      hasForm: forms.length > 0,
      hasDomain: site.hosts.some((host) => host !== targetOf(site, appDomain)),
      hasCookieChoice: hasSavedCookies || profile.cookieSettings.isCookieBannerEnabled,
      shopPath: shopPath(site),
    },
  };
}

interface Row extends Pick<
  SetupFacts,
  'hasStyles' | 'hasProduct' | 'hasShippedProduct' | 'hasShipping' | 'hasTaxRule' | 'hasFormEmail' | 'hasOrder'
> {
  readonly hasSavedCookies: boolean;
  readonly isHidden: boolean;
}
