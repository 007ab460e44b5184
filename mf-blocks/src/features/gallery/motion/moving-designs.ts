import { GALLERY_DESIGNS, type GalleryDesign } from 'shared-types/blocks/gallery';
import type { GalleryMotion } from './read-motion';

/** How long a move takes in the designs that move, where the owner has not set it. */
export const SPEED_MS = { carousel: 400, slider: 500, slideshow: 1000 } as const;

/** A design whose pictures are not all in view. */
export type MovingDesign = keyof typeof SPEED_MS;

/** What moves the pictures of a gallery: a line of them, or a stack of which one is seen. */
export type Moves = 'glide' | 'stack';

/** Whether a design moves. */
export function isMoving(design: GalleryDesign): design is MovingDesign {
  return Object.hasOwn(SPEED_MS, design);
}

/** What moves a slideshow of this transition; all else that moves is a line. */
export function movesOf(design: MovingDesign, { transition }: Pick<GalleryMotion, 'transition'>): Moves {
  const isLine = design !== 'slideshow' || transition === 'swipe' || transition === 'scroll-horizontal';
  return isLine ? 'glide' : 'stack';
}

/** The design of a name. Throws where there is none. */
export function findDesign(name: string): GalleryDesign {
  const design = GALLERY_DESIGNS.find((candidate) => candidate === name);
  if (!design) throw new Error('could not find a design by that name');
  return design;
}
