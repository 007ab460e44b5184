import type { Host } from 'shared-types/host/host';
import { startOffer } from './offer/offer.effects';
import { startPictureLinks } from './picture-links.effects';
import type { messages } from './product.messages';

/** Makes the product’s page live: its offer, and its pictures, which open in the lightbox. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  startOffer(root, host);
  startPictureLinks(root, host);
}
