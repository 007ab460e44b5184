import type { BlockLink } from 'shared-types/blocks/link';
import type { RenderHost } from 'shared-types/host/render-host';
import { lightboxAttributes, wholePicture, type LightboxLink } from '../../parts/lightbox/lightbox-link';
import { findVideo } from '../../parts/video/providers/find-video';
import { videoAttributes } from '../../parts/video/video-attributes';
import type { messages } from './gallery.messages';
import type { Slide } from './read-slide';

export interface GalleryPlace extends LightboxLink {
  readonly isOpenable: boolean;
  readonly host: RenderHost<typeof messages>;
}

export interface GalleryAnchor {
  readonly link: BlockLink;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The link of a slide: the owner's, or one that opens the lightbox; undefined without either. */
export function galleryLink(slide: Slide, { isOpenable, host, ...place }: GalleryPlace): GalleryAnchor | undefined {
  const { type, picture, caption, link } = slide;
  if (!link) {
    if (!isOpenable) return undefined;
    const own = { href: wholePicture(picture), label: '', newWindow: false };
    return { link: own, attributes: lightboxAttributes(place) };
  }
  const led = { ...link, label: '' };
  const { isRestrictiveCookiePolicyAbsolute: isNeverAllowed } = host.context.cookieSettings;
  const video = isOpenable && type === 'video' && !isNeverAllowed ? findVideo(link.href) : undefined;
  if (!video) return { link: led };
  const title = caption ?? host.text('videoUnnamed');
  return { link: led, attributes: { ...lightboxAttributes(place), ...videoAttributes(video, title) } };
}
