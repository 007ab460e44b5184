import type { AlbumTrack } from 'shared-types/blocks/album';
import type { Picture } from 'shared-types/host/image';
import { readPicture } from '../../parts/picture/read-picture';
import { readSettings, type Settings } from '../../parts/settings/settings';

/** Validated album settings. */
export interface Album {
  readonly title: string;
  readonly artist: string | undefined;
  readonly description: string | undefined;
  readonly picture: Picture | undefined;
  readonly tracks: readonly Required<AlbumTrack>[];
  /** Hosts of the audio files, without duplicates. */
  readonly hosts: readonly string[];
}

/** Upper limit of a track's length: one day. */
const LONGEST_SECONDS = 86_400;

export function readAlbum(value: unknown): Album {
  const settings = readSettings(value);
  const picture = settings.optionalGroup('picture');
  const tracks = settings.list('tracks').map(readTrack);
  if (tracks.length === 0) throw new Error('An album needs at least one track.');
  return {
    title: settings.text('title'),
    artist: settings.optionalText('artist'),
    description: settings.optionalText('description'),
    picture: picture && readPicture(picture),
    tracks,
    hosts: [...new Set(tracks.map(({ src }) => new URL(src).host))],
  };
}

function readTrack(track: Settings): Required<AlbumTrack> {
  const src = track.text('src');
  if (!URL.canParse(src) || new URL(src).protocol !== 'https:')
    throw new Error(`A track must have an https address, not “${src}”.`);
  const lengthSeconds = track.optionalNumber('lengthSeconds', 1, LONGEST_SECONDS);
  if (lengthSeconds === undefined) throw new Error('A track must say how long it is.');
  return { title: track.text('title'), artist: track.optionalText('artist') ?? '', src, lengthSeconds };
}
