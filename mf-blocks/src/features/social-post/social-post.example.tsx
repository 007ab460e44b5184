import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a60', type: BLOCK_TYPE.socialPost, settings },
  data: {},
});
const picture = (name: string, alt = '') => ({ src: `/images/${name}.jpg`, width: 1600, height: 1200, alt });

export const examples = {
  mastodon: block({
    url: 'https://clay.example/@ines/112233445566778899',
    author: 'Ines R.',
    avatar: picture('ines', 'Ines'),
    text: 'Dropped my favourite mug this morning. It bounced.\n\nThank you, @fernandkiln! More at https://fern-and-kiln.example/shop #pottery',
    picture: picture('mug-fern', 'A green mug on a stone floor, whole'),
    publishedAt: '2026-11-21T08:30:00-08:00',
  }),
  x: block({
    url: 'https://twitter.com/example/status/1234567890123456789?s=20',
    author: 'Example',
    text: 'Six clays, one cup. #ceramics',
    publishedAt: '2026-07-17',
  }),
  bluesky: block({
    url: 'https://bsky.app/profile/ines.example.com/post/3kabc',
    author: 'Ines R.',
    text: 'A glaze is a recipe that the oven rewrites. @teo.example.com knows.',
  }),
  elsewhere: block({
    url: 'https://forum.example/t/42',
    author: 'Ada',
    text: 'The lid fits. #1 of a hundred.',
    publishedAt: '2026-03-13',
  }),
  unaddressed: block({ url: 'javascript:alert(1)', author: 'Ada', text: 'Somebody said this.' }),
  long: block({
    url: `https://clay.example/@${'ines'.repeat(20)}/1`,
    author: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    text: `${'Donaudampfschifffahrt'.repeat(8)} https://example.com/${'a-very-long-way-'.repeat(10)}`,
    publishedAt: '2026-11-21',
  }),
  rightToLeft: block({
    url: 'https://clay.example/@ada/7',
    author: 'עדה',
    text: 'הספל נפל ולא נשבר #קרמיקה',
    publishedAt: '2026-10-30',
  }),
} as const;
