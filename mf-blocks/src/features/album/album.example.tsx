import type { AlbumSettings } from 'shared-types/blocks/album';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const tracks = [
  { title: 'First firing', src: 'https://sound.example/first-firing.mp3', lengthSeconds: 225 },
  { title: 'Slow wheel', artist: 'Nora Fern', src: 'https://sound.example/slow-wheel.mp3', lengthSeconds: 59 },
  { title: 'Ash glaze', src: 'https://sound.example/ash-glaze.mp3', lengthSeconds: 3725 },
];
const sample = (settings: AlbumSettings): PropsOf => ({
  block: { id: 'cd541c6b-6ea3-4f02-8b6b-8ebde1912726', type: BLOCK_TYPE.album, settings },
  data: {},
});

export const examples = {
  whole: sample({
    title: 'Kiln songs',
    artist: 'The Night Firing',
    description: 'Recorded beside the kiln, in one night.',
    picture: { src: '/images/street.jpg', width: 1600, height: 900, alt: 'The kiln at night' },
    tracks,
  }),
  bare: sample({ title: 'One song', tracks: tracks.slice(0, 1) }),
  long: sample({
    title: 'Donaudampfschifffahrt'.repeat(8),
    tracks: [
      { title: 'Kapitän'.repeat(30), artist: 'Kapelle'.repeat(20), src: 'https://b.example/1.mp3', lengthSeconds: 61 },
      ...tracks,
    ],
  }),
} as const;
