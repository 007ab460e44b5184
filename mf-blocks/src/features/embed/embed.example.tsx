import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a22', type: BLOCK_TYPE.embed, settings },
  data: {},
});

export const examples = {
  track: block({ url: 'https://soundcloud.com/fern-and-kiln/kiln-room' }),
  follow: block({ service: 'x', account: '@fernandkiln' }),
  atOnce: block({ service: 'x', account: 'fernandkiln', loads: 'visible' }),
  unreadable: block({ url: 'https://example.com/song' }),
} as const;
