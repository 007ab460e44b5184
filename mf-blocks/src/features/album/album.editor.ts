import type { BlockEditor } from 'shared-types/site/block-editor';
import { LIMIT } from 'shared-types/site/limits';

export const editor: BlockEditor = {
  title: { en: 'Album', pl: 'Album' },
  group: 'media',
  picture: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  defaults: {
    title: 'Album',
    tracks: [{ title: 'First track', src: 'https://example.com/first-track.mp3', lengthSeconds: 180 }],
  },
  translations: { pl: { 'First track': 'Pierwszy utwór', 'New track': 'Nowy utwór' } },
  fields: [
    { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 200, required: true },
    { kind: 'text', key: 'artist', label: { en: 'Artist', pl: 'Wykonawca' }, longest: 200 },
    { kind: 'text', key: 'description', label: { en: 'Description', pl: 'Opis' }, longest: 1000, lines: 3 },
    { kind: 'picture', key: 'picture', label: { en: 'Cover', pl: 'Okładka' } },
    {
      kind: 'list',
      key: 'tracks',
      label: { en: 'Tracks', pl: 'Utwory' },
      least: 1,
      most: LIMIT.tracksPerAlbum,
      title: 'title',
      item: { title: 'New track', src: 'https://example.com/track.mp3', lengthSeconds: 180 },
      fields: [
        { kind: 'text', key: 'title', label: { en: 'Title', pl: 'Tytuł' }, longest: 200, required: true },
        { kind: 'text', key: 'artist', label: { en: 'Artist', pl: 'Wykonawca' }, longest: 200 },
        {
          kind: 'url',
          key: 'src',
          label: { en: 'Address of the audio file', pl: 'Adres pliku audio' },
          required: true,
        },
        {
          kind: 'number',
          key: 'lengthSeconds',
          label: { en: 'Length', pl: 'Długość' },
          least: 1,
          most: 86_400,
          unit: 's',
          required: true,
        },
      ],
    },
  ],
};
