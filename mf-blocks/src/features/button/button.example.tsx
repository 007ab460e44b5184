import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a02', type: BLOCK_TYPE.button, settings },
  data: {},
});

export const examples = {
  filled: block({ link: { href: '/shop', label: 'See the shop' } }),
  quiet: block({ link: { href: '/about', label: 'About the studio' }, look: 'quiet', align: 'center' }),
  newWindow: block({ link: { href: 'https://example.com/', label: 'Our stockist', newWindow: true }, align: 'end' }),
} as const;
