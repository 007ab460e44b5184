import type { Host } from 'shared-types/host/host';
import { createImageLoader } from '../../parts/image-loader/image-loader.effects';
import { startLightboxLinks } from '../../parts/lightbox/lightbox-links.effects';
import { readGalleryData } from './gallery-data';
import type { messages } from './gallery.messages';
import { startGridFade } from './grid-fade.effects';
import { startMetaOverlays } from './meta-overlays.effects';
import { startMovingGallery } from './motion/moving-gallery.effects';
import { isMoving } from './motion/moving-designs';

/** Brings a gallery to life; a malformed one stays as the server wrote it. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  if (!(root instanceof HTMLElement)) return console.error('No valid HTMLElement node was supplied.');
  startLightboxLinks(root, host);
  const gallery = root.querySelector<HTMLElement>('[data-gallery]');
  const found = gallery && readGalleryData(gallery.dataset['gallery'] ?? '');
  if (!gallery || !found) return;
  const { design, motion } = found;
  const { stop } = host;
  const loader = createImageLoader({ stop });
  startMetaOverlays(gallery, stop);
  if (isMoving(design)) startMovingGallery({ root: gallery, design, motion, host, loader });
  else {
    loader.watch(gallery);
    if (design === 'grid') startGridFade(gallery, stop);
  }
}
