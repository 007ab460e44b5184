import { LIGHTBOX_ATTRIBUTE, type LightboxTheme } from 'shared-types/blocks/lightbox';
import type { Picture } from 'shared-types/host/image';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import { pictureAddress } from '../picture/picture-address';

/** A link of a block that opens the lightbox. */
export interface LightboxLink {
  /** The block's id; its pictures are one set. */
  readonly blockId: string;
  /** Position in the block, from 0. */
  readonly index: number;
  readonly theme: LightboxTheme;
  /** True: the page's URL names the picture while it is open. */
  readonly isInAddress?: boolean;
}

/** The attributes of such a link. */
export function lightboxAttributes({ blockId, index, theme, isInAddress }: LightboxLink) {
  return {
    id: `block-${blockId}-picture-${index + 1}`,
    [LIGHTBOX_ATTRIBUTE.set]: blockId,
    ...(theme === 'light' && { [LIGHTBOX_ATTRIBUTE.theme]: theme }),
    ...(isInAddress && { [LIGHTBOX_ATTRIBUTE.address]: '' }),
    [BLOCK_ATTRIBUTE.liveLink]: '',
  } as const;
}

/** Address of the whole picture, as large as the server sends it: where the link leads without script. */
export function wholePicture(picture: Pick<Picture, 'src'>): string {
  return pictureAddress(picture, IMAGE_WIDTHS[0]);
}
