import { LIGHTBOX_ATTRIBUTE } from 'shared-types/blocks/lightbox';
import type { Host } from 'shared-types/host/host';
import type { FeatureId } from 'shared-types/remote';

const LIGHTBOX: FeatureId = 'blocks/lightbox';
const LINK = `[${LIGHTBOX_ATTRIBUTE.set}]`;

/**
 * Tells the clicks on links that open the lightbox, and when one begins to be pressed. A link that the page was opened with is
 * told too. Where the lightbox cannot come, the link leads on.
 */
export function startLightboxLinks(root: HTMLElement, { bus, navigate, stop }: Host): void {
  let requested: HTMLAnchorElement | undefined;
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
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    request(link);
  };
  bus.on('site/feature-failed').subscribe(({ feature }) => {
    if (feature === LIGHTBOX && requested) navigate(requested.href);
  });
  root.addEventListener('pointerdown', expect, { passive: true, signal: stop });
  root.addEventListener('click', act, { signal: stop });
  const opened = root.querySelector<HTMLAnchorElement>(`${LINK}:target`);
  if (opened) request(opened);
}
