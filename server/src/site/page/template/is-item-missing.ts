import { isPattern } from '../../directory/is-pattern';
import type { MatchedPage } from '../../directory/site-page';
import type { Answers } from '../load/answers';
import type { TemplateBlock } from './page-blocks';

/** True if the URL of an item page names no item: one of the page's own blocks has nothing to show. */
export function isItemMissing(
  { page }: MatchedPage,
  answers: Iterable<readonly [TemplateBlock, Answers | undefined]>,
): boolean {
  return (
    isPattern(page.path) && [...answers].some(([{ block }, answer]) => page.blocks.has(block.id) && answer?.isMissing)
  );
}
