import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a01', type: BLOCK_TYPE.text, settings },
  data: {},
});

export const examples = {
  article: block({
    heading: 'Caring for stoneware',
    headingLevel: 1,
    html: '<p>Our glazes are made for <strong>daily use</strong>. The dishwasher is fine; a sudden change from cold to hot is not.</p><ul><li>Let the pot reach room temperature first.</li><li>Soak, never scrape.</li></ul><p>Questions? <a href="/contact">Write to us</a>.</p>',
  }),
  centered: block({ html: '<p>Made slowly, in small numbers.</p>', align: 'center' }),
  table: block({
    html: '<table><tbody><tr><th>Monday</th><td>closed</td></tr><tr><th>Saturday</th><td>10 to 4</td></tr></tbody></table>',
    width: 'column',
  }),
} as const;
