import type { Host } from 'shared-types/host/host';
import { COOKIE } from 'shared-types/site/cookie';
import { ITEM_RECORD_TYPE } from 'shared-types/site/item-record-type';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { readCookie } from '../../parts/cookie/read-cookie.effects';
import { recordedDeliveryOf } from '../../parts/delivery/delivery-of';
import { createPageParts } from '../../parts/page-parts/page-parts';
import { followPresses } from '../../parts/presses/follow-presses.effects';
import { onReturn } from '../../parts/return/on-return.effects';
import { recordEventCall } from './analytics.api';
import { forgetFlags } from './forget-flags.effects';
import type { Identity } from './identity.effects';
import { shareNetwork } from './share-network';
import type { StoreEvents } from './store-events.effects';

const PRODUCT = `[${BLOCK_ATTRIBUTE.feature}="commerce/product"]`;

/** Reports the product, search or order of the page, additions to the cart, and clicks on share links. */
export async function start(_root: HTMLElement, host: Host): Promise<void> {
  const { bus, consent, context, stop } = host;
  stop.addEventListener('abort', () => void (consent.allows('analytics') || forgetFlags(host)));
  const delivery = recordedDeliveryOf(host);
  if (!delivery) return;
  const { send } = delivery;
  const { visitor } = host.store(createPageParts);
  let identity: Promise<Identity> | undefined;
  const report = async (then: (events: StoreEvents) => void) => {
    const { createStoreEvents, identify } = await import('../../seldom');
    // The visitor may have withdrawn consent while the file loaded.
    if (stop.aborted || !consent.allows('analytics')) return;
    identity ??= identify({ ...host, visitor });
    then(createStoreEvents({ context, identity: await identity, send }));
  };
  const press = ({ href }: HTMLAnchorElement): void => {
    const network = shareNetwork(href);
    const data = network && { network, pageUrl: location.origin + location.pathname };
    if (data) send(recordEventCall('UserClicksShareToSocial', data, readCookie(COOKIE.crumb)));
  };
  followPresses('a', press, stop);
  bus.on('commerce/line-added').subscribe((line) => void report(({ add }) => add(line)));
  // Loads the file early, because a viewed product may be bought and the page left at once.
  bus.on('commerce/product-viewed').subscribe(() => void report(() => undefined));
  if (!hasEvents(context)) return;
  await report(({ arrive, show }) => {
    show();
    arrive();
    onReturn(show, stop);
  });
}

/** True for a page that reports an event itself, or on which an event may be followed by leaving the page. */
function hasEvents({ item, pageType }: Host['context']): boolean {
  return (
    item?.recordType === ITEM_RECORD_TYPE.storeItem ||
    pageType === PAGE_TYPE.search ||
    pageType === PAGE_TYPE.orderConfirmed ||
    document.querySelector(PRODUCT) !== null
  );
}
