import { LIGHTBOX_ATTRIBUTE } from 'shared-types/blocks/lightbox';
import type { Host } from 'shared-types/host/host';
import type { FeatureId } from 'shared-types/remote';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { isPlainClick } from '../../parts/in-page/is-plain-click';

const LIGHTBOX: FeatureId = 'blocks/lightbox';
/** The element of a lightbox that runs on this page. */
const LIVE_LIGHTBOX = `[${BLOCK_ATTRIBUTE.feature}="${LIGHTBOX}"][${BLOCK_ATTRIBUTE.live}]`;
const LINK = `a[${LIGHTBOX_ATTRIBUTE.set}]`;

/** Opens the product’s pictures in the lightbox. Where it does not run, they remain links to the files of the pictures. */
export function startPictureLinks(root: HTMLElement, { bus, navigate, stop }: Host): void {
  const remote = document.querySelector(LIVE_LIGHTBOX)?.getAttribute(BLOCK_ATTRIBUTE.remote);
  if (!remote) return;
  let requested: HTMLAnchorElement | undefined;
  let isBroken = false;
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    isBroken || bus.latest('site/release')?.stopped.includes(remote) ? null : (target as Element).closest(LINK);
  const expect = (event: Event): void => {
    const link = linkOf(event);
    if (link) bus.send('blocks/picture-expected', { id: link.id });
  };
  const act = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    requested = link;
    bus.send('blocks/picture-requested', { id: link.id });
  };
  bus.on('site/feature-failed').subscribe(({ feature }) => {
    if (feature !== LIGHTBOX) return;
    isBroken = true;
    if (requested) navigate(requested.href);
  });
  root.addEventListener('pointerdown', expect, { passive: true, signal: stop });
  root.addEventListener('click', act, { signal: stop });
}
