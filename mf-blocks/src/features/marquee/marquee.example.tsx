import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a70', type: BLOCK_TYPE.marquee, settings },
  data: {},
});

export const examples = {
  straight: block({ text: 'Free shipping from $75 · New glazes every Friday', size: 'small' }),
  waves: block({ text: 'Made slowly, in small numbers', waveIntensity: 40, waveFrequency: 60, pausedOnHover: true }),
  link: block({
    text: 'The kiln is open on Friday',
    size: 'large',
    link: { href: 'https://example.com/', newWindow: true },
    animationDirection: 'right',
    animationSpeed: 120,
  }),
  arabic: block({ text: 'الشحن مجاني!', waveIntensity: 20 }),
  long: block({
    text: 'Everything on the shelf is made in this room. '.repeat(20),
    waveIntensity: 100,
    waveFrequency: 100,
  }),
} as const;
