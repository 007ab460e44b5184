import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { donationSettingsSchema, type StoredDonation } from '../../site/catalogue/donation-settings.schema';

/** What is given for, and the page that asks for it. */
export interface FoundDonation {
  readonly page: SitePage;
  readonly settings: StoredDonation;
}

/**
 * The donation of a page of this site; `undefined` where it has none. Who is led to the checkout has seen the page, so a page
 * behind a lock has none: a document with one there is refused.
 */
export function findDonation({ pages }: Pick<Site, 'pages'>, pageId: string | null): FoundDonation | undefined {
  const page = pages.find(({ id, lock }) => id === pageId && lock === undefined);
  const block = [...(page?.blocks.values() ?? [])].find(({ type }) => type === BLOCK_TYPE.donation);
  const parsed = donationSettingsSchema.safeParse(block?.settings);
  return page && parsed.success ? { page, settings: parsed.data } : undefined;
}
