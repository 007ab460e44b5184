import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a23', type: BLOCK_TYPE.code, settings },
  data: {},
});

export const examples = {
  run: block({ html: '<p>Fired <b>12</b> times.</p>', css: 'p { color: teal }', title: 'Firings' }),
  fixed: block({ html: '<p>Fired 12 times.</p>', height: 400 }),
  external: block({ html: '<script src="https://example.com/widget.js"></script>', external: true, height: 300 }),
  source: block({ display: 'source', javascript: 'const kiln = "<b>hot</b>";\n'.repeat(3), title: 'A kiln in code' }),
  empty: block({}),
} as const;
