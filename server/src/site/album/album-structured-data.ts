import type { AlbumSettings, AlbumTrack } from 'shared-types/blocks/album';
import { jsonLd } from '../page/json-ld';

/** The album for search engines: JSON-LD text; `origin` is the site's. */
export function albumStructuredData(album: AlbumSettings, origin: string): string {
  const { title, artist, description, picture, tracks } = album;
  return jsonLd({
    '@type': 'MusicAlbum',
    name: title,
    ...playedBy(artist),
    ...(description ? { description } : {}),
    ...(picture ? { image: `${origin}${picture.src}` } : {}),
    numTracks: tracks.length,
    track: {
      '@type': 'ItemList',
      numberOfItems: tracks.length,
      itemListElement: tracks.map((track, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: recordingOf(track),
      })),
    },
  });
}

function recordingOf({ title, artist, lengthSeconds }: AlbumTrack): Readonly<Record<string, unknown>> {
  return { '@type': 'MusicRecording', name: title, ...playedBy(artist), duration: `PT${lengthSeconds}S` };
}

function playedBy(artist: string | undefined): Readonly<Record<string, unknown>> {
  return artist ? { byArtist: { '@type': 'MusicGroup', name: artist } } : {};
}
