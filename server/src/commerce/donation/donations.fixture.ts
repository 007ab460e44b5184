import { randomUUID } from 'node:crypto';
import type { DonationSettings } from 'shared-types/commerce/donation';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';

export const KILN: DonationSettings = {
  title: 'A new kiln',
  text: 'Ours is from 1987.',
  amounts: [1000, 2500],
  leastCents: 500,
  mostCents: 500_000,
};

/** A page with a donation block. */
export function donationPage(path: string, settings: object = KILN, more: Partial<DocumentPage> = {}): DocumentPage {
  const id = randomUUID();
  return {
    path,
    pageType: PAGE_TYPE.page,
    title: path,
    description: '',
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [id] }] }] } },
    blocks: [{ id, type: BLOCK_TYPE.donation, settings }],
    ...more,
  } as DocumentPage;
}

export function withPages(document: SiteDocument, ...pages: readonly DocumentPage[]): SiteDocument {
  return { ...document, pages: [...document.pages, ...pages] };
}
