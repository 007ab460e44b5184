import type { PageDelivery } from '../delivery/delivery';
import { createPageDelivery } from '../delivery/page-delivery.effects';
import { createPageRecords, type PageRecords } from '../records/page-records';

/** What all features of a page share: the remote's one store holds it. */
export interface PageParts {
  readonly delivery: PageDelivery;
  readonly records: PageRecords;
}

/** Makes the parts of a page. */
export function createPageParts(): PageParts {
  return { delivery: createPageDelivery(), records: createPageRecords() };
}
