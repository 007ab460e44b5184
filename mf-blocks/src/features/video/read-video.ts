import {
  VIDEO_MODES,
  type VideoCaptions,
  type VideoFile,
  type VideoMode,
  type VideoSettings,
} from 'shared-types/blocks/video';
import type { Picture } from 'shared-types/host/image';
import { readPicture } from '../../parts/picture/read-picture';
import { readSettings, type Settings } from '../../parts/settings/settings';
import { readEmbed } from '../../parts/video/read-embed';
import type { ProviderVideo } from '../../parts/video/providers/video-provider';
import { videoAspectPercent, type VideoSize } from '../../parts/video/video-aspect';

/** What a video block plays: a file of the site, a video of a provider, or what cannot be shown and why. */
export type VideoSource =
  | { readonly kind: 'file'; readonly file: VideoFile }
  | { readonly kind: 'embed'; readonly video: ProviderVideo }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'basicAccount' };

/** A video block's settings, defaults filled in. */
export interface VideoBlock extends Pick<VideoSettings, 'title' | 'caption'> {
  readonly source: VideoSource;
  readonly picture: Picture | undefined;
  readonly mode: VideoMode;
  /** Height of the video in percent of its width. */
  readonly aspectPercent: number;
  /** False if that is a guess. */
  readonly isSizeKnown: boolean;
  /** Width divided by height of the place; undefined if the place has the video's shape. */
  readonly placeRatio: number | undefined;
}

/** Whose accounts may be basic: the first provider. */
const FIRST_PROVIDER = 'vimeo';
const BASIC = 'basic';
const LARGEST_PX = 20_000;
const RATIO = { least: 0.1, most: 10 } as const;
const OWN_PATH = /^\/(?!\/)/;

/** Reads a video block's settings. */
export function readVideo(value: unknown): VideoBlock {
  const settings = readSettings(value);
  const { source, size } = readSource(settings);
  const picture = settings.optionalGroup('picture');
  const mode = settings.oneOf('mode', VIDEO_MODES);
  const ratio = settings.optionalNumber('aspectRatio', RATIO.least, RATIO.most);
  return {
    source,
    title: settings.optionalText('title'),
    caption: settings.optionalText('caption'),
    picture: picture && readPicture(picture),
    mode,
    aspectPercent: videoAspectPercent(size),
    isSizeKnown: size.width !== undefined,
    placeRatio: mode === 'none' ? undefined : ratio,
  };
}

function readSource(settings: Settings): { readonly source: VideoSource; readonly size: VideoSize } {
  const account = settings.optionalText('accountType');
  const text = settings.optionalText('embed') ?? '';
  const own = settings.optionalGroup('file');
  if (own) {
    const file = readFile(own);
    return { source: { kind: 'file', file }, size: file };
  }
  const embed = readEmbed(text);
  if (embed.type === 'invalid') return { source: { kind: 'invalid' }, size: {} };
  const { video, size = {} } = embed;
  if (video.provider === FIRST_PROVIDER && account === BASIC) return { source: { kind: 'basicAccount' }, size };
  return { source: { kind: 'embed', video }, size };
}

function readFile(file: Settings): VideoFile {
  const width = file.optionalNumber('width', 1, LARGEST_PX);
  const height = file.optionalNumber('height', 1, LARGEST_PX);
  const captions = file.optionalList('captions').map(readCaptions);
  return {
    src: readPath(file),
    type: file.oneOf('type', ['video/mp4', 'video/webm']),
    ...(width && height && { width, height }),
    ...(captions.length > 0 && { captions }),
  };
}

function readCaptions(captions: Settings): VideoCaptions {
  return { src: readPath(captions), locale: captions.text('locale'), label: captions.text('label') };
}

function readPath(file: Settings): string {
  const src = file.text('src');
  if (!OWN_PATH.test(src)) throw new Error(`A video and its captions are files of the site, not “${src}”.`);
  return src;
}
