import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const items = [
  { title: 'Can it go into the dishwasher?', html: '<p>Yes. Every glaze we sell is made for it.</p>' },
  {
    title: 'And into the oven?',
    html: '<p>Up to 200 °C, if it is warm before. A cold dish in a hot oven may crack.</p>',
  },
  {
    title: 'Do you ship abroad?',
    html: '<p>To Canada for now. <a href="/contact">Write to us</a> about anywhere else.</p>',
  },
];
const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a06', type: BLOCK_TYPE.accordion, settings },
  data: {},
});

export const examples = {
  oneAtATime: block({ items }),
  firstOpen: block({ items, expandFirst: true }),
  severalOpen: block({ items, allowMultipleOpen: true, headingLevel: 2 }),
  arabic: block({ items: [{ title: 'هل يمكن غسلها في غسالة الصحون؟', html: '<p>نعم، بالتأكيد.</p>' }] }),
  long: block({ items: [{ title: 'Donaudampfschifffahrt'.repeat(8), html: `<p>${'long'.repeat(200)}</p>` }] }),
} as const;
