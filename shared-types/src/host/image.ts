export interface Picture {
  /** URL without a size, for example `/images/<id>/mug.jpg`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
  /** The point that stays visible when cropped, as fractions; 0.5/0.5 if absent. */
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
 * Creates the attributes of an `<img>` with all widths of the server. `sizes` as in HTML. `aspectRatio` is that of a
 * box with `object-fit: cover`.
 */
export type ImageCapability = (picture: Picture, sizes: string, aspectRatio?: number) => ImageAttributes;
