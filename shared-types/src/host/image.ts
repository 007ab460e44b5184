/** A picture of the site. */
export interface Picture {
  /** Address of the picture without a size, for example `/images/<id>/mug.jpg`. */
  readonly src: string;
  /** Original width in CSS pixels. */
  readonly width: number;
  /** Original height in CSS pixels. */
  readonly height: number;
  /** What it shows, for those who cannot see it; empty for decoration. */
  readonly alt: string;
  /** The point that stays visible when it is cropped; fractions, default 0.5/0.5. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /**
   * Colours of its corners, to show until it has come: three hexadecimal digits each, from the top left by rows. Absent for a
   * picture that something shines through.
   */
  readonly preview?: string;
}

/** Where a picture's address says its width: `mug.jpg?format=750w` or `mug.750w.jpg`. */
export type SizeFormat = 'queryString' | 'filename';

/** Attributes of an `<img>` for a picture. */
export interface ImageAttributes {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * Makes an `<img>`'s attributes, with one candidate for each width the server resizes to. `sizes` as in HTML: how wide it is
 * shown. A picture that fills a box (`object-fit: cover`) says the box's width divided by its height: of a wider picture the
 * box shows a part, which wants a larger candidate.
 */
export type ImageCapability = (picture: Picture, sizes: string, aspectRatio?: number) => ImageAttributes;
