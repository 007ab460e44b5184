import type { CSSProperties, ReactElement } from 'react';
import type { ImageAttributes, Picture } from 'shared-types/host/image';
import type { PictureBox } from './picture-box';

interface BackgroundPictureProps {
  readonly picture: Picture;
  readonly attributes: ImageAttributes;
  readonly box: PictureBox;
  readonly className: string;
}

/** Widths for narrow and for wide windows; a screen with twice the pixels gets the second of each. */
const NARROW = [750, 1500] as const;
const WIDE = [1500, 2500] as const;

/** A picture as the background of its box. It is named like one, and a decoration has no name. */
export function BackgroundPicture({ picture, attributes, box, className }: BackgroundPictureProps): ReactElement {
  const { ratio = attributes.width / attributes.height, position = 'center', cropMode } = box;
  const style = {
    aspectRatio: ratio,
    backgroundPosition: position,
    backgroundSize: cropMode === 'contain' ? 'contain' : 'cover',
    '--narrow': imageSet(attributes, NARROW),
    '--wide': imageSet(attributes, WIDE),
  } as CSSProperties;
  const name = picture.alt ? { role: 'img', 'aria-label': picture.alt } : {};
  return <div className={`blocks-picture__background ${className}`} style={style} {...name} />;
}

function imageSet({ srcSet }: ImageAttributes, widths: readonly [number, number]): string {
  const candidates = srcSet.split(', ').map((candidate) => candidate.split(' ') as [address: string, width: string]);
  const ofWidth = (width: number) =>
    (candidates.find(([, own]) => Number.parseInt(own) >= width) ?? candidates.at(-1))?.[0];
  return `image-set(${widths.map((width, at) => `url("${ofWidth(width)}") ${at + 1}x`).join(', ')})`;
}
