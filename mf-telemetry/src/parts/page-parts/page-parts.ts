import { COOKIE } from 'shared-types/site/cookie';
import { readCookie } from '../cookie/read-cookie.effects';
import type { PageDelivery } from '../delivery/delivery';
import { createPageDelivery } from '../delivery/page-delivery.effects';
import { createPageRecords, type PageRecords } from '../records/page-records';

/** What all features of a page share: the remote's one store holds it. */
export interface PageParts {
  readonly delivery: PageDelivery;
  readonly records: PageRecords;
  /** The visitor cookie's value from before this page has told anything; the answer to its hit sets it. */
  readonly visitor: string | undefined;
}

/** Makes the parts of a page. */
export function createPageParts(): PageParts {
  return { delivery: createPageDelivery(), records: createPageRecords(), visitor: readCookie(COOKIE.visitor) };
}
