export type { GetBrokenLinks } from '../../requests/admin.generated';

export const BROKEN_LINKS_CALLS = {
  /** Of the draft of a page. */
  getBrokenLinks: { method: 'GET', path: '/api/config/links/broken' },
} as const;

/**
 * Why a link leads nowhere. `page`: there is none; `draft`: it is not published; `private`: only accounts see it;
 * `anchor`: its block is gone; `file`: it was deleted.
 */
export type BrokenLinkReason = 'page' | 'draft' | 'private' | 'anchor' | 'file';

/** A link of a page's draft. */
export interface DraftBrokenLink {
  readonly blockId: string;
  readonly href: string;
  /** What visitors see of the link; may be empty. */
  readonly text: string;
  readonly reason: BrokenLinkReason;
}

/** Reply to `getBrokenLinks`, in the order of the blocks; empty for a page that is gone. */
export interface GetBrokenLinksReply {
  readonly links: readonly DraftBrokenLink[];
}

/**
 * Where a link stands. `state` of a page: `both` if visitors see it and the draft has it, `published` if the draft no longer
 * has it, `draft` if visitors do not see it yet.
 */
export type LinkPlace =
  | {
      readonly kind: 'page';
      readonly title: string;
      readonly path: string;
      /** What kind of block, and the beginning of its text. */
      readonly block: string;
      readonly state: 'both' | 'published' | 'draft';
    }
  | {
      readonly kind: 'header' | 'footer' | 'announcement';
      /** Name of the language; absent on a site with one. */
      readonly language?: string;
    };

export interface ListedBrokenLink extends Omit<DraftBrokenLink, 'blockId'> {
  readonly place: LinkPlace;
  /** Path and query of the page of the admin area that changes it, with its block selected. */
  readonly editPath: string;
}

export const BROKEN_LINKS_PER_PAGE = 50;

/** Query parameters of the list. */
export const BROKEN_LINKS_QUERY = { page: 'page' } as const;

/** Query parameter of the page editor: the id of the block that is selected at first. */
export const EDITED_BLOCK_PARAMETER = 'block';

/** Data of the loader `admin/broken-links/list`. */
export interface BrokenLinksView {
  readonly links: readonly ListedBrokenLink[];
  /** Of all links. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
}
