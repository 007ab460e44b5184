import { COOKIE } from 'shared-types/site/cookie';
import { readCookie } from '../cookie/read-cookie.effects';
import type { PageDelivery } from '../delivery/delivery';
import { createPageDelivery } from '../delivery/page-delivery.effects';
import { createPageRecords, type PageRecords } from '../records/page-records';

export interface PageParts {
  readonly delivery: PageDelivery;
  readonly records: PageRecords;
  /** The visitor cookie from before this page's hit, whose response sets it. */
  readonly visitor: string | undefined;
}

export function createPageParts(): PageParts {
  return { delivery: createPageDelivery(), records: createPageRecords(), visitor: readCookie(COOKIE.visitor) };
}
