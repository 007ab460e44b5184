import type { FeatureProps } from '../render';

export const VIEWS_CALLS = {
  /** Data of a remote's views on a page, `?remote=<name>&page=<path and query>`, for its development. */
  getViews: { method: 'GET', path: '/api/site/views' },
} as const;

export interface GetViewsReply {
  /** Props by block id, for the account that asks. */
  readonly views: Readonly<Record<string, FeatureProps>>;
}
