import { LIGHTBOX_ATTRIBUTE } from 'shared-types/blocks/lightbox';
import type { Host } from 'shared-types/host/host';
import type { FeatureId } from 'shared-types/remote';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';

const LIGHTBOX: FeatureId = 'blocks/lightbox';
/** The element of a lightbox that runs on this page. */
const LIVE_LIGHTBOX = `[${BLOCK_ATTRIBUTE.feature}="${LIGHTBOX}"][${BLOCK_ATTRIBUTE.live}]`;
const LINK = `[${LIGHTBOX_ATTRIBUTE.set}]`;

/**
 * Emits an event when a link to the lightbox begins to be pressed, when it is clicked, and for the slide in the page's address.
 * On a page without the lightbox, and once it has failed, links lead to the picture.
 */
export function startLightboxLinks(root: HTMLElement, { bus, navigate, stop }: Host): void {
  if (!root.querySelector(LINK)) return;
  if (!document.querySelector(LIVE_LIGHTBOX)) return console.warn('lightboxify is not available in this tier');
  let requested: HTMLAnchorElement | undefined;
  let isBroken = false;
  const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>(LINK);
  const request = (link: HTMLAnchorElement): void => {
    requested = link;
    bus.send('blocks/picture-requested', { id: link.id });
  };
  const expect = (event: Event): void => {
    const link = linkOf(event);
    if (link) bus.send('blocks/picture-expected', { id: link.id });
  };
  const act = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || isBroken || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    request(link);
  };
  bus.on('site/feature-failed').subscribe(({ feature }) => {
    if (feature !== LIGHTBOX) return;
    isBroken = true;
    if (requested) navigate(requested.href);
  });
  root.addEventListener('pointerdown', expect, { passive: true, signal: stop });
  root.addEventListener('click', act, { signal: stop });
  const opened = root.querySelector<HTMLAnchorElement>(`${LINK}:target`);
  if (opened) request(opened);
}
