import type { Host } from 'shared-types/host/host';
import { startVideo } from '../../parts/video/video-player.effects';
import { icon } from './icon.effects';
import type { LightboxItem } from './lightbox-items.effects';
import type { messages } from './lightbox.messages';

/** The video of a slide, with the picture and the button of its link; it plays as videos of a page do. */
export function createVideoSlide({ link, thumbnail }: LightboxItem, host: Host<typeof messages>): HTMLDivElement {
  const slide = Object.assign(document.createElement('div'), { className: 'blocks-lightbox__video' });
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'blocks-lightbox__play' });
  button.setAttribute('aria-label', host.text('play'));
  button.append(icon('M9.5 7v10l8-5z'));
  Object.assign(button.dataset, link.dataset, { title: link.dataset['title'] ?? host.text('video') });
  const picture = Object.assign(document.createElement('img'), { src: thumbnail.currentSrc || thumbnail.src, alt: '' });
  const notice = Object.assign(document.createElement('p'), { hidden: true, textContent: host.text('consent') });
  notice.dataset['videoConsent'] = '';
  slide.append(picture, button, notice);
  startVideo(slide, host);
  return slide;
}

/** Presses the button of a slide with a video; does nothing on another. */
export function playVideo(slide: Element | undefined): void {
  slide?.querySelector<HTMLElement>('[data-video]')?.click();
}

/** Has the video of a slide give way, as if something else began to play. */
export function leaveVideo(slide: Element | undefined): void {
  if (slide?.querySelector('[data-video][hidden]')) slide.dispatchEvent(new Event('play'));
}
