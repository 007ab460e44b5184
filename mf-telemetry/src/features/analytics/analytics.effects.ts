import { SEARCH } from 'shared-types/blocks/search';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { Host } from 'shared-types/host/host';
import type { RemoteName } from 'shared-types/remote';
import { COOKIE } from 'shared-types/site/cookie';
import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { COMMERCE_EVENT, COMMERCE_SCHEMA, type CommerceEvent, type EventData } from 'shared-types/telemetry/analytics';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import { recordedDeliveryOf } from '../../parts/delivery/delivery-of';
import { originName } from '../../parts/origin/origin-name';
import { pageRelease } from '../../parts/origin/page-release.effects';
import { recordEventCall, trackEventCall } from './analytics.api';
import { commonData, type FoundFields } from './common-data';
import { forgetIdentity, identify } from './identity.effects';
import { shareNetwork } from './share-network';
import { sourceEnvironment } from './source-environment';

/** Tells of the product, the search and the order a page is about, of what goes into the cart, and of links that share. */
export function start(_root: HTMLElement, host: Host): void {
  const { bus, consent, context, stop } = host;
  stop.addEventListener('abort', () => void (consent.allows('analytics') || forgetIdentity(host)));
  const delivery = recordedDeliveryOf(host);
  if (!delivery) return;
  const identity = identify(host);
  const track = async (action: CommerceEvent, object: FoundFields, customData: EventData = {}): Promise<void> => {
    const { analyticsId, sessionId, flags } = await identity;
    const common = commonData({ action, session_id: sessionId, ...pageFields(host), ...object });
    delivery.send(
      trackEventCall({
        analyticsId,
        commonData: JSON.stringify(common),
        customData: JSON.stringify({ ...customData, ...flags }),
        customSchemaName: COMMERCE_SCHEMA,
      }),
    );
  };
  const product = () => ({
    event_owner_team: teamOf('mf-commerce'),
    object_type: 'product',
    object_id: context.itemId ?? null,
    object_name: context.item?.title ?? null,
  });
  const show = (): void => {
    if (context.item?.recordType === ITEM_RECORD_TYPE.storeItem) void track(COMMERCE_EVENT.viewProductPage, product());
    // The words themselves are the visitor's.
    if (isSearch(context))
      void track(COMMERCE_EVENT.search, { event_owner_team: teamOf('mf-blocks'), object_type: 'search' });
  };
  show();
  addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal: stop });
  if (isNewOrder(context)) void track(COMMERCE_EVENT.purchase, orderFields());
  bus.on('commerce/line-added').subscribe(({ variantId, quantity }) => {
    void track(COMMERCE_EVENT.addToCart, product(), { variantId, quantity });
  });
  followShares((network) => {
    const data = { network, pageUrl: location.origin + location.pathname };
    delivery.send(recordEventCall('UserClicksShareToSocial', data, readCookie(COOKIE.crumb)));
  }, stop);
}

/** Each team owns a remote: it is told by it and its version. */
function teamOf(remote: RemoteName): string {
  return originName({ remote, version: pageRelease().remotes[remote]?.version });
}

function pageFields({ context }: Pick<Host, 'context'>): FoundFields {
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

function isSearch({ pageType }: Host['context']): boolean {
  const words = new URLSearchParams(location.search).get(SEARCH.wordsParameter);
  return pageType === PAGE_TYPE.search && Boolean(words?.trim());
}

/** An order is new where its buyer comes from the checkout; looked at again, by a letter's link for instance, it was bought before. */
function isNewOrder({ pageType }: Host['context']): boolean {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { pathname } = new URL(document.referrer || location.origin);
  return pageType === PAGE_TYPE.orderConfirmed && way?.type === 'navigate' && pathname.endsWith(STORE_PATH.checkout);
}

function orderFields(): FoundFields {
  const number = document.querySelector('[data-order]')?.getAttribute('data-order') ?? null;
  return { event_owner_team: teamOf('mf-commerce'), object_type: 'order', object_id: number };
}

function followShares(tell: (network: string) => void, stop: AbortSignal): void {
  const press = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a');
    const network = link && shareNetwork(link.href);
    if (network) tell(network);
  };
  addEventListener('click', press, { capture: true, signal: stop });
}
