import type { SummaryItem } from 'shared-types/blocks/summary';
import type { LoadContext } from '../../site/page/loader';
import type { Summary } from './summary.schema';

/** An item of a collection that visitors may see, and what it is chosen and put into order by. */
export interface Candidate {
  /** What the owner calls it: the slug of a product, the path of a page. */
  readonly name: string;
  readonly item: SummaryItem;
  readonly changedAt: Date;
}

/** What items are found by. */
export interface FindItems extends Pick<LoadContext, 'services' | 'site' | 'page'> {
  readonly summary: Summary;
}
