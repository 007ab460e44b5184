import type { FeatureProps } from '../render';

/** Calls for those who develop a remote over a site they administer. */
export const VIEWS_CALLS = {
  /** What the views of one remote on a page are made from, `?remote=<name>&page=<path and query>`. */
  getViews: { method: 'GET', path: '/api/site/views' },
} as const;

/** Reply to `getViews`. */
export interface GetViewsReply {
  /** By the id of the block: what its view is given for who asks. */
  readonly views: Readonly<Record<string, FeatureProps>>;
}
