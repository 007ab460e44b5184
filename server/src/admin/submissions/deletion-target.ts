import { SUBMISSIONS_PARAMETER, SUBMISSIONS_PER_PAGE } from 'shared-types/admin/forms/submissions';
import { z } from 'zod';
import { isEmail } from '../../platform/mail/is-email';
import type { DeletionTarget } from './submission-deletions.store';

const SEPARATOR = '.';
const idSchema = z.guid().toLowerCase();

/** What the query of the list asks to delete; `undefined` if nothing valid. */
export function targetInQuery(query: URLSearchParams): DeletionTarget | undefined {
  const email = (query.get(SUBMISSIONS_PARAMETER.person) ?? '').trim();
  if (isEmail(email)) return { reason: 'person', email };
  const ids = (query.get(SUBMISSIONS_PARAMETER.remove) ?? '').split(SEPARATOR, SUBMISSIONS_PER_PAGE).flatMap((text) => {
    const { data } = idSchema.safeParse(text);
    return data === undefined ? [] : [data];
  });
  return ids.length === 0 ? undefined : { reason: 'selected', ids: [...new Set(ids)] };
}

/** The parameters of the list that ask to confirm the deletion. */
export function targetParameters(target: DeletionTarget): Readonly<Record<string, string>> {
  return target.reason === 'person'
    ? { [SUBMISSIONS_PARAMETER.person]: target.email }
    : { [SUBMISSIONS_PARAMETER.remove]: target.ids.join(SEPARATOR) };
}
