import type { SummaryItem } from 'shared-types/blocks/summary';
import type { LoadContext } from '../../site/page/loader';
import type { Summary } from './summary.schema';

/** An item of a collection that visitors may see, with the values to filter and sort by. */
export interface Candidate {
  /** The owner's name for it: the slug of a product, the path of a page. */
  readonly name: string;
  readonly item: SummaryItem;
  readonly changedAt: Date;
}

export interface FindItems extends Pick<LoadContext, 'services' | 'site' | 'page'> {
  readonly summary: Summary;
}
