import type { Picture } from '../host/image';

export interface AlbumTrack {
  /** Plain text. */
  readonly title: string;
  /** The album's artist if absent. */
  readonly artist?: string;
  /** `https:` URL of an audio file. */
  readonly src: string;
  /** Whole seconds. */
  readonly lengthSeconds: number;
}

export interface AlbumSettings {
  /** Plain text. */
  readonly title: string;
  readonly artist?: string;
  /** One or two sentences; plain text. */
  readonly description?: string;
  readonly picture?: Picture;
  /** From 1 to `LIMIT.tracksPerAlbum`. */
  readonly tracks: readonly AlbumTrack[];
}
