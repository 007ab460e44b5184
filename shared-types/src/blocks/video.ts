import type { Picture } from '../host/image';

/**
 * What an owner's embed is: an address or the code of a frame, the code of an old object, or nothing that can be shown.
 *
 * @implements VIDEO-01
 */
export const VIDEO_EMBED_TYPES = ['iframe', 'object', 'invalid'] as const;
export type VideoEmbedType = (typeof VIDEO_EMBED_TYPES)[number];

/**
 * How a video lies in its place: the place has the shape of the video; the whole video is shown in a place of another shape; or
 * the video fills that place and is cropped.
 *
 * @implements VIDEO-03
 */
export const VIDEO_MODES = ['none', 'fit', 'fill'] as const;
export type VideoMode = (typeof VIDEO_MODES)[number];

/**
 * Where a video may be played from. The players' pages are allowed as frames of a page with a video, and nothing else of theirs
 * is. `vimeo` is the first provider, whose basic accounts cannot be shown.
 *
 * @implements VIDEO-02
 */
export const VIDEO_PROVIDERS = {
  vimeo: { name: 'Vimeo', frames: 'https://player.vimeo.com' },
  youtube: { name: 'YouTube', frames: 'https://www.youtube-nocookie.com' },
  wistia: { name: 'Wistia', frames: 'https://fast.wistia.net' },
  animoto: { name: 'Animoto', frames: 'https://s3.amazonaws.com/embed.animoto.com/' },
} as const;
/** A provider by its key. */
export type VideoProviderKey = keyof typeof VIDEO_PROVIDERS;

/** Subtitles of a video, a WebVTT file of the site. */
export interface VideoCaptions {
  /** Address of the file. */
  readonly src: string;
  /** BCP 47 tag of their language. */
  readonly locale: string;
  /** What viewers choose them by: `English`. */
  readonly label: string;
}

/** A video file of the site, as the server puts it into settings. */
export interface VideoFile {
  /** Address of the file. */
  readonly src: string;
  /** `video/mp4` or `video/webm`. */
  readonly type: string;
  /** In pixels; both are absent if the file does not tell. */
  readonly width?: number;
  readonly height?: number;
  /** The first are those of the site's own choice; none by default. */
  readonly captions?: readonly VideoCaptions[];
}

/** Settings of a video block: a video of a provider (`embed`), or one of the site's own (`file`), which comes first where both are. */
export interface VideoSettings {
  /** Address of a video at one of the providers, or the code it offers for embedding. */
  readonly embed?: string;
  readonly file?: VideoFile;
  /** Name of the video; plain text. */
  readonly title?: string;
  /** Line under the video; plain text. */
  readonly caption?: string;
  /** Shown before the video plays; a plain ground by default. */
  readonly picture?: Picture;
  /** `none` if absent or null. */
  readonly mode?: VideoMode | null;
  /** Width divided by height of the place, for `fit` and `fill`; the video's own by default. */
  readonly aspectRatio?: number;
  /** Kind of the owner's account at the provider, as the provider's oEmbed answer names it. */
  readonly accountType?: string;
}

/** Height of a video whose size is unknown, in percent of its width. */
export const VIDEO_DEFAULT_ASPECT_PERCENT = 56.3;
/** Width divided by height of a picture that stands for a video whose size is unknown. */
export const VIDEO_THUMBNAIL_RATIO = 16 / 9;

/** Limits of video files in a site document. */
export const VIDEO_LIMIT = {
  /** Bytes of a video. */
  bytes: 100_000_000,
  /** Bytes of a file of captions. */
  captionBytes: 1_000_000,
  /** Files of captions of a video. */
  captions: 20,
} as const;
