import { SEARCH } from 'shared-types/blocks/search';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { PlainEvents } from 'shared-types/events';
import type { Host } from 'shared-types/host/host';
import type { RemoteName } from 'shared-types/remote';
import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { COMMERCE_EVENT, COMMERCE_SCHEMA, type CommerceEvent, type EventData } from 'shared-types/telemetry/analytics';
import type { Delivery } from '../../parts/delivery/delivery';
import { originName } from '../../parts/origin/origin-name';
import { pageRelease } from '../../parts/origin/page-release.effects';
import { trackEventCall } from './analytics.api';
import { commonData, type FoundFields } from './common-data';
import type { Identity } from './identity.effects';
import { sourceEnvironment } from './source-environment';

type Context = Host['context'];

export interface StoreEventParts extends Pick<Delivery, 'send'> {
  readonly context: Context;
  readonly identity: Identity;
}

export interface StoreEvents {
  /** Reports the product or search of this page, each time it is shown. */
  show(): void;
  /** Reports the order if the buyer comes from the checkout. */
  arrive(): void;
  add(line: PlainEvents['commerce/line-added']): void;
}

export function createStoreEvents({ context, identity, send }: StoreEventParts): StoreEvents {
  const { analyticsId, sessionId, flags } = identity;
  const track = (action: CommerceEvent, object: FoundFields, customData: EventData = {}): void => {
    const common = commonData({ action, session_id: sessionId, ...pageFields(context), ...object });
    send(
      trackEventCall({
        analyticsId,
        commonData: JSON.stringify(common),
        customData: JSON.stringify({ ...customData, ...flags }),
        customSchemaName: COMMERCE_SCHEMA,
      }),
    );
  };
  return {
    show() {
      if (context.item?.recordType === ITEM_RECORD_TYPE.storeItem)
        track(COMMERCE_EVENT.viewProductPage, productFields(context));
      // The search terms are personal data and are not sent.
      if (isSearch(context))
        track(COMMERCE_EVENT.search, { event_owner_team: teamOf('mf-blocks'), object_type: 'search' });
    },
    arrive() {
      if (isNewOrder(context)) track(COMMERCE_EVENT.purchase, orderFields());
    },
    add({ variantId, quantity }) {
      track(COMMERCE_EVENT.addToCart, productFields(context), { variantId, quantity });
    },
  };
}

/** A team owns a remote and is identified by the remote's name and version. */
function teamOf(remote: RemoteName): string {
  return originName(remote, pageRelease().remotes[remote]?.version);
}

function pageFields(context: Context): FoundFields {
  const { authenticatedAccount, cookieSettings, locale, pageId, pagePath, pageTitle } = context;
  return {
    actor: authenticatedAccount ? 'viewer' : 'visitor',
    event_source: sourceEnvironment(location.hostname),
    context_id: pageId,
    context_name: pageTitle,
    product_area: 'website',
    product_page: pagePath,
    user_member_account_id: cookieSettings.isVisitorDataRestricted ? null : (authenticatedAccount?.id ?? null),
    user_locale: navigator.language,
    website_locale: locale,
    frontsite_language: document.documentElement.lang,
  };
}

function productFields({ item, itemId }: Context): FoundFields {
  return {
    event_owner_team: teamOf('mf-commerce'),
    object_type: 'product',
    object_id: itemId ?? null,
    object_name: item?.title ?? null,
  };
}

function orderFields(): FoundFields {
  const number = document.querySelector('[data-order]')?.getAttribute('data-order') ?? null;
  return { event_owner_team: teamOf('mf-commerce'), object_type: 'order', object_id: number };
}

function isSearch({ pageType }: Context): boolean {
  const query = new URLSearchParams(location.search).get(SEARCH.queryParameter);
  return pageType === PAGE_TYPE.search && Boolean(query?.trim());
}

/** An order counts as new only on arrival from the checkout; opened again, for example from an email, it is not. */
function isNewOrder({ pageType }: Context): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { pathname } = new URL(document.referrer || location.origin);
  return (
    pageType === PAGE_TYPE.orderConfirmed && navigation?.type === 'navigate' && pathname.endsWith(STORE_PATH.checkout)
  );
}
