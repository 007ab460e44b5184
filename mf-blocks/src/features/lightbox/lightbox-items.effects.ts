import { LIGHTBOX_ATTRIBUTE } from 'shared-types/blocks/lightbox';
import type { ImageCapability } from 'shared-types/host/image';

/** A picture or a video of a set: what PhotoSwipe calls the data of a slide. */
export interface LightboxItem {
  readonly type: 'image' | 'video';
  readonly link: HTMLAnchorElement;
  readonly thumbnail: HTMLImageElement;
  /** Words under it; empty if it has none. */
  readonly caption: string;
  /** Original size, or that of a video's place. */
  readonly w: number;
  readonly h: number;
  readonly alt: string;
  /** Absent for a video. */
  readonly src?: string;
  readonly srcset?: string;
  /** Shown until the picture is there. */
  readonly msrc?: string;
}

const VIDEO_SIZE = { w: 1280, h: 720 };

/** The links of the set that a link is in, as far as they can be shown, in the order of the page. */
export function itemsOf(link: HTMLElement, image: ImageCapability): LightboxItem[] {
  const set = CSS.escape(link.getAttribute(LIGHTBOX_ATTRIBUTE.set) ?? '');
  const links = link.ownerDocument.querySelectorAll<HTMLAnchorElement>(`a[${LIGHTBOX_ATTRIBUTE.set}="${set}"]`);
  return [...links].flatMap((one) => readItem(one, image) ?? []);
}

/** What a link shows; undefined if it is no picture of this site, and no video that plays here. */
export function readItem(link: HTMLAnchorElement, image: ImageCapability): LightboxItem | undefined {
  const thumbnail = link.querySelector('img');
  if (!thumbnail) return undefined;
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
  const common = { link, thumbnail, caption, alt: thumbnail.alt };
  if (link.dataset['video'] !== undefined) return { type: 'video', ...common, ...VIDEO_SIZE };
  const [width, height] = ['width', 'height'].map((name) => Number(thumbnail.getAttribute(name)));
  if (!width || !height || link.origin !== location.origin) return undefined;
  const { srcSet } = image({ src: link.pathname, width, height, alt: thumbnail.alt }, '100vw');
  return {
    type: 'image',
    ...common,
    w: width,
    h: height,
    src: link.href,
    srcset: srcSet,
    ...(thumbnail.currentSrc && { msrc: thumbnail.currentSrc }),
  };
}
