import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSIONS_PARAMETER, type SubmissionsView } from 'shared-types/admin/submissions';
import { sameSitePath } from '../../platform/http/same-site-path';

const BASE = 'http://same.site';

/** The query of the list that a form was on; empty if the form names no page of this site. */
export function listQuery(page: unknown): URLSearchParams {
  return new URL(sameSitePath(page) ?? ADMIN_PATH.submissions, BASE).searchParams;
}

/** The address of that list, with the result of an action; an opened submission is closed. */
export function submissionsAddress(page: unknown, { what, count }: NonNullable<SubmissionsView['done']>): string {
  const query = listQuery(page);
  query.delete(SUBMISSIONS_PARAMETER.id);
  query.set(SUBMISSIONS_PARAMETER.done, what);
  query.set(SUBMISSIONS_PARAMETER.count, String(count));
  return `${ADMIN_PATH.submissions}?${query}`;
}
