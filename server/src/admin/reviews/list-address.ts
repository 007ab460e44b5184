import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REVIEWS_PARAMETER } from 'shared-types/admin/store/reviews';
import { sameSitePath } from '../../platform/http/same-site-path';

const BASE = 'http://same.site';

/** The address of the list's page, with a message about the act. */
export function reviewsAddress(page: unknown, done: { readonly changed?: string; readonly saved?: string }): string {
  const url = new URL(sameSitePath(page) ?? ADMIN_PATH.reviews, BASE);
  for (const name of ['changed', 'saved'] as const) {
    url.searchParams.delete(REVIEWS_PARAMETER[name]);
    const value = done[name];
    if (value !== undefined) url.searchParams.set(REVIEWS_PARAMETER[name], value);
  }
  return url.pathname + url.search;
}
