import { LIGHTBOX_ATTRIBUTE } from 'shared-types/blocks/lightbox';
import type { Host } from 'shared-types/host/host';
import { createAddress } from './lightbox-address.effects';
import { itemsOf, readItem } from './lightbox-items.effects';
import { shownWidth } from './lightbox-place';
import type { messages } from './lightbox.messages';
import { openLightbox, type OpenLightbox } from './open-lightbox.effects';
import './lightbox.css';

/** Opens the pictures that are asked for, by an event or by a step of the browser to the address of one. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const { bus, image, navigate, stop } = host;
  let opened: OpenLightbox | undefined;

  const open = (link: HTMLAnchorElement): void => {
    const items = itemsOf(link, image);
    if (opened || stop.aborted) return;
    // What is no picture of the site is a page like any other.
    if (!items.some((item) => item.link === link)) return navigate(link.href);
    opened = openLightbox({
      root,
      items,
      link,
      host,
      onShown: (shown) => address.show({ id: shown.id, isInAddress: shown.hasAttribute(LIGHTBOX_ATTRIBUTE.address) }),
      onLeave: () => address.leave(() => void opened?.close()),
      onGone: () => (opened = undefined),
    });
  };
  const address = createAddress({
    stop,
    onStep(id) {
      const link = findLink(id);
      if (!opened) return link && open(link);
      if (!link || !opened.goTo(link)) void opened.close();
    },
  });
  bus.on('blocks/picture-expected').subscribe(({ id }) => {
    const link = findLink(id);
    const item = link && readItem(link, image);
    if (item?.srcset) fetchAhead(item);
  });
  bus.on('blocks/picture-requested').subscribe(({ id }) => {
    const link = findLink(id);
    if (link) open(link);
  });
  stop.addEventListener('abort', () => opened?.remove());
}

function findLink(id: string): HTMLAnchorElement | undefined {
  const link = id ? document.getElementById(id) : null;
  return link instanceof HTMLAnchorElement && link.hasAttribute(LIGHTBOX_ATTRIBUTE.set) ? link : undefined;
}

/** Fetches the candidate that will be shown. */
function fetchAhead(item: { readonly w: number; readonly h: number; readonly srcset?: string }): void {
  const picture = new Image();
  picture.sizes = `${shownWidth(item, { x: document.documentElement.clientWidth, y: innerHeight })}px`;
  picture.srcset = item.srcset ?? '';
}
