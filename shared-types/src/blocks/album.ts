import type { Picture } from '../host/image';

/** One piece of an album. */
export interface AlbumTrack {
  /** Plain. */
  readonly title: string;
  /** Who plays it; anyone who plays the album where absent. */
  readonly artist?: string;
  /** `https:` address of a file that browsers play. */
  readonly src: string;
  /** How long it is, in whole seconds. */
  readonly lengthSeconds: number;
}

/** Settings of an album block. */
export interface AlbumSettings {
  /** Plain. */
  readonly title: string;
  /** Who plays it. */
  readonly artist?: string;
  /** A sentence or two about it, plain. */
  readonly description?: string;
  /** Its cover. */
  readonly picture?: Picture;
  /** One at least, `LIMIT.tracksPerAlbum` at most. */
  readonly tracks: readonly AlbumTrack[];
}
