import type { Picture } from '../host/image';
import type { BlockLink } from './link';

/** Settings of an image block; the block's variant says how they are laid out. */
export interface ImageSettings {
  readonly picture: Picture;
  /** Line under an inline picture, or over the heading elsewhere; plain text. */
  readonly caption?: string;
  /** Heading of a card or poster. */
  readonly heading?: string;
  /** Rank of that heading; 2 where absent. A poster that opens a page has 1. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Short text of a card or poster; plain text, paragraphs parted by an empty line. */
  readonly text?: string;
  /** Where a click on the picture goes, or the call to action where it has a label. */
  readonly link?: BlockLink;
  /** Width divided by height to crop to; the picture's own where absent. */
  readonly aspectRatio?: number;
  /** Which side of a card the picture stands on; `start` where absent. */
  readonly side?: 'start' | 'end';
}
