export type { GetLinkAnchors } from '../../requests/admin.generated';

/** What the link editor chooses from. */
export const LINK_CALLS = {
  getLinkPages: { method: 'GET', path: '/api/config/links/pages' },
  getLinkAnchors: { method: 'GET', path: '/api/config/links/anchors' },
} as const;

/** A page that can be linked to. */
export interface LinkPage {
  readonly path: string;
  readonly title: string;
  /** True for a page that other pages are items of. */
  readonly isCollection?: true;
}

/** Reply to `getLinkPages`: the site's pages by path. */
export interface GetLinkPagesReply {
  readonly pages: readonly LinkPage[];
}

/** A part of a page that a link can lead to. */
export interface LinkAnchor {
  /** With its `#`. */
  readonly anchor: string;
  /** Its heading, or the beginning of its text, after what kind of block it is. */
  readonly title: string;
}

/** Reply to `getLinkAnchors`, from the top of the page; empty if visitors see no page at the path. */
export interface GetLinkAnchorsReply {
  readonly anchors: readonly LinkAnchor[];
}

/** Beginning of the anchors of blocks. */
export const BLOCK_ANCHOR = '#block-';
