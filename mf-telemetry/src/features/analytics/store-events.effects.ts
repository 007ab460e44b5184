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

/** What the events of a page are made of. */
export interface StoreEventParts extends Pick<Delivery, 'send'> {
  readonly context: Context;
  readonly identity: Identity;
}

/** Tells what happens in the store and in the search. */
export interface StoreEvents {
  /** Tells of the product and the search this page is about, each time it is shown. */
  show(): void;
  /** Tells of the order whose buyer comes here from the checkout. */
  arrive(): void;
  /** Tells what went into the cart. */
  add(line: PlainEvents['commerce/line-added']): void;
}

/** Makes what tells of a page's events. */
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
      // The words themselves are the visitor's.
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

/** Each team owns a remote: it is told by it and its version. */
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

/** An order is new where its buyer comes from the checkout; looked at again, by a letter's link for instance, it was bought before. */
function isNewOrder({ pageType }: Context): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { pathname } = new URL(document.referrer || location.origin);
  return (
    pageType === PAGE_TYPE.orderConfirmed && navigation?.type === 'navigate' && pathname.endsWith(STORE_PATH.checkout)
  );
}
