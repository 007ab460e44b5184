import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { donationSettingsSchema, type StoredDonation } from '../../site/catalogue/donation-settings.schema';

/** A donation and its page. */
export interface FoundDonation {
  readonly page: SitePage;
  readonly settings: StoredDonation;
}

/**
 * The donation of a page; undefined if it has none. Locked pages have none, since documents with such pages are refused.
 */
export function findDonation({ pages }: Pick<Site, 'pages'>, pageId: string | null): FoundDonation | undefined {
  const page = pages.find(({ id, lock }) => id === pageId && lock === undefined);
  const block = [...(page?.blocks.values() ?? [])].find(({ type }) => type === BLOCK_TYPE.donation);
  const parsed = donationSettingsSchema.safeParse(block?.settings);
  return page && parsed.success ? { page, settings: parsed.data } : undefined;
}
