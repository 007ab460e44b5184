import { LIMIT } from 'shared-types/site/limits';
import type { PageBody } from 'shared-types/site/page/page';
import type { SiteDocument } from 'shared-types/site/site-document';
import { findRepeated, type Named } from '../find-repeated';
import type { Mistake } from '../mistake';

const COLUMNS = 12;

/**
 * Layouts must fit twelve columns and name every block of the page once.
 *
 * @implements LIMIT-01 LIMIT-10
 */
export function checkLayouts({ pages }: Pick<SiteDocument, 'pages'>): Mistake[] {
  const ids = pages.flatMap((page, at) =>
    page.blocks.map((block, index) => ({ path: ['pages', at, 'blocks', index, 'id'], name: block.id })),
  );
  return [
    ...findRepeated('block', ids),
    ...pages.flatMap(({ body, blocks }, at) => {
      const known = new Set(blocks.map((block) => block.id));
      const places = namedBlocks(body, ['pages', at, 'body']);
      const placed = new Set(places.map(({ name }) => name));
      return [
        ...checkCount(blocks.length, ['pages', at, 'blocks']),
        ...checkSpans(body, ['pages', at, 'body']),
        ...findRepeated('place for the block', places),
        ...places.flatMap(({ path, name }) =>
          known.has(name) ? [] : [{ path, message: `the page has no block ${name}` }],
        ),
        ...blocks.flatMap(({ id }, index) =>
          placed.has(id) ? [] : [{ path: ['pages', at, 'blocks', index], message: 'has no place in the page’s body' }],
        ),
      ];
    }),
  ];
}

function checkCount(count: number, path: readonly PropertyKey[]): Mistake[] {
  return count > LIMIT.blocksPerLayout
    ? [{ path, message: `a layout holds at most ${LIMIT.blocksPerLayout} blocks, and this one has ${count}` }]
    : [];
}

function checkSpans({ layout }: PageBody, path: readonly PropertyKey[]): Mistake[] {
  return layout.rows.flatMap(({ columns }, row) => {
    const sum = columns.reduce((total, { span }) => total + span, 0);
    return sum > COLUMNS
      ? [
          {
            path: [...path, 'layout', 'rows', row],
            message: `the spans add up to ${sum}, and a row has ${COLUMNS} columns`,
          },
        ]
      : [];
  });
}

function namedBlocks({ layout }: PageBody, path: readonly PropertyKey[]): Named[] {
  return layout.rows.flatMap(({ columns }, row) =>
    columns.flatMap(({ blocks }, column) =>
      blocks.map((name, index) => ({
        path: [...path, 'layout', 'rows', row, 'columns', column, 'blocks', index],
        name,
      })),
    ),
  );
}
