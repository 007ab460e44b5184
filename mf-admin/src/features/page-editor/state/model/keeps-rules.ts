import type { PageContent } from 'shared-types/admin/pages/page-content';
import { LIMIT } from 'shared-types/site/limits';
import { blocksOfRow, ROW_SPAN } from '../../commands/rows';

/** True if every block has one place in the layout, every place a block, and every row fits twelve columns. */
export function keepsRules({ body, blocks }: PageContent): boolean {
  const { rows } = body.layout;
  const placed = rows.flatMap(blocksOfRow);
  const ids = Object.keys(blocks);
  const isComplete = placed.length === ids.length && new Set(placed).size === ids.length;
  return (
    isComplete &&
    ids.length <= LIMIT.blocksPerLayout &&
    placed.every((id) => blocks[id]?.id === id) &&
    rows.every(
      ({ columns }) =>
        columns.length >= 1 &&
        columns.every(({ span }) => Number.isInteger(span) && span >= 1) &&
        columns.reduce((sum, { span }) => sum + span, 0) <= ROW_SPAN,
    )
  );
}
