import { LIGHTBOX_ATTRIBUTE } from 'shared-types/blocks/lightbox';
import type { Host } from 'shared-types/host/host';
import type { FeatureId } from 'shared-types/remote';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { isPlainClick } from '../../parts/in-page/is-plain-click';
import { createOverPage } from '../../parts/over-page/over-page.effects';

const LIGHTBOX: FeatureId = 'blocks/lightbox';
/** The element of a lightbox that runs on this page. */
const LIVE_LIGHTBOX = `[${BLOCK_ATTRIBUTE.feature}="${LIGHTBOX}"][${BLOCK_ATTRIBUTE.live}]`;
const LINK = `a[${LIGHTBOX_ATTRIBUTE.set}]`;

/** Opens the product’s pictures in the lightbox. Where it does not run, they remain links to the files of the pictures. */
export function startPictureLinks(root: HTMLElement, host: Host): void {
  if (!document.querySelector(LIVE_LIGHTBOX)) return;
  const { bus, stop } = host;
  const open = createOverPage({ host, feature: LIGHTBOX, shown: bus.on('blocks/picture-shown') });
  const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>(LINK);
  const request = ({ id }: HTMLAnchorElement): void => bus.send('blocks/picture-requested', { id });
  const expect = (event: Event): void => {
    const link = linkOf(event);
    if (link) bus.send('blocks/picture-expected', { id: link.id });
  };
  const take = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    if (open({ opener: link, href: link.href, request: () => request(link) })) event.preventDefault();
  };
  root.addEventListener('pointerdown', expect, { passive: true, signal: stop });
  root.addEventListener('click', take, { signal: stop });
  const addressed = root.querySelector<HTMLAnchorElement>(`${LINK}:target`);
  if (addressed) request(addressed);
}
