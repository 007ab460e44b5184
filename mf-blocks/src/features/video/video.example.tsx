import type { VideoSettings } from 'shared-types/blocks/video';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const picture = { src: '/images/workshop.jpg', width: 1600, height: 900, alt: 'The potter at her wheel' };
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const file = {
  src: '/api/files/2f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a12/wheel.mp4',
  type: 'video/mp4',
  width: 1280,
  height: 720,
  captions: [
    { src: '/api/files/2f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a13/wheel.en.vtt', locale: 'en', label: 'English' },
    { src: '/api/files/2f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a14/wheel.pl.vtt', locale: 'pl', label: 'Polski' },
  ],
};
const block = (settings: VideoSettings): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a12', type: BLOCK_TYPE.video, settings },
  data: {},
});

export const examples = {
  youtube: block({ embed: youtube, title: 'A bowl in ten minutes', picture, caption: 'Filmed in one take' }),
  vimeo: block({ embed: 'https://vimeo.com/76979871', title: 'Throwing a bowl', mode: 'fill', aspectRatio: 2.35 }),
  wistia: block({
    embed: 'https://fern.wistia.com/medias/dbay54162a',
    title: 'The studio',
    picture,
    mode: 'fit',
    aspectRatio: 1,
  }),
  animoto: block({
    embed: 'https://animoto.com/play/RLYna3VEYcPtkrDUMj22Qg',
    title: 'The year in pictures',
    mode: null,
  }),
  bare: block({ embed: youtube }),
  own: block({ file, title: 'Centring clay', picture }),
  ownBare: block({ file: { src: file.src, type: 'video/webm' } }),
  invalid: block({ embed: 'https://video.example/wheel' }),
  basicAccount: block({ embed: 'https://vimeo.com/76979871', accountType: 'basic' }),
  long: block({ embed: youtube, title: 'Donaudampfschifffahrt'.repeat(8), caption: 'long '.repeat(100) }),
} as const;
