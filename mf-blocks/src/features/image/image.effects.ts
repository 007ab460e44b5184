import type { Host } from 'shared-types/host/host';
import { startLightboxLinks } from '../../parts/lightbox/lightbox-links.effects';

/** Lets the picture open in the lightbox. */
export function start(root: HTMLElement, host: Host): void {
  startLightboxLinks(root, host);
}
