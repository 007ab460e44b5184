/**
 * Settings of a comments block: the discussion of a page at Disqus. It shows nothing where the site has no comments, or no
 * `disqusShortname`.
 */
export interface CommentsSettings {
  /** Heading over it, plain; the product's own words where empty. */
  readonly heading?: string;
  /** Rank of that heading; 2 by default. */
  readonly headingLevel?: 2 | 3;
  /** What Disqus knows the discussion by; the page's path where empty. */
  readonly identifier?: string;
  /** As of an embed; `asked` by default. The number of comments comes wherever the visitor allows it. */
  readonly loads?: 'asked' | 'visible';
}

/** A short name at Disqus, which is part of a host's name. */
export const DISQUS_SHORTNAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
