import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSIONS_PARAMETER, type SubmissionsView } from 'shared-types/admin/forms/submissions';
import { sameSitePath } from '../../platform/http/same-site-path';

const BASE = 'http://same.site';

/** The query of the list that a form was on; empty if the form names no page of this site. */
export function listQuery(page: unknown): URLSearchParams {
  return new URL(sameSitePath(page) ?? ADMIN_PATH.submissions, BASE).searchParams;
}

const ONCE = ['id', 'remove', 'person', 'done', 'count'] as const;

/** The address of that list with the result of an action; what was open is closed. */
export function submissionsAddress(page: unknown, { what, count }: NonNullable<SubmissionsView['done']>): string {
  return listAddress(page, { [SUBMISSIONS_PARAMETER.done]: what, [SUBMISSIONS_PARAMETER.count]: String(count) });
}

/** The address of that list with more parameters; what was open is closed. */
export function listAddress(page: unknown, parameters: Readonly<Record<string, string>>): string {
  const query = listQuery(page);
  for (const name of ONCE) query.delete(SUBMISSIONS_PARAMETER[name]);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `${ADMIN_PATH.submissions}?${query}`;
}
