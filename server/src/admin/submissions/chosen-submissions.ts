import { CHOSEN_SUBMISSION_PREFIX, SUBMISSIONS_PER_PAGE } from 'shared-types/admin/forms/submissions';
import { z } from 'zod';

const idSchema = z.guid().toLowerCase();

/** Ids in the names of the checked boxes, without duplicates; at most a page of them. */
export function chosenSubmissions(sent: Readonly<Record<string, unknown>>): string[] {
  const ids = Object.keys(sent).flatMap((name) => {
    if (!name.startsWith(CHOSEN_SUBMISSION_PREFIX)) return [];
    const { data } = idSchema.safeParse(name.slice(CHOSEN_SUBMISSION_PREFIX.length));
    return data === undefined ? [] : [data];
  });
  return [...new Set(ids)].slice(0, SUBMISSIONS_PER_PAGE);
}
