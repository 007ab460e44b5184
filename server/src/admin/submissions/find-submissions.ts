import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSIONS_PARAMETER } from 'shared-types/admin/forms/submissions';
import type { AdminFound } from 'shared-types/admin/search';
import { timeText } from '../../platform/time-text';
import type { Finder, FinderInput } from '../search/finder';
import { foundRows, hasTyped } from '../search/found-rows';
import { emailAmong } from './email-among';
import { submittedForm } from './submitted-forms';

interface SubmissionRow {
  readonly id: string;
  readonly number: string | null;
  readonly formId: string;
  readonly title: string;
  readonly pageTitle: string;
  readonly pagePath: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly receivedAt: Date;
}

const VECTOR = sql`entry_vector(site_id, coalesce(number, '') || ' ' ||
  jsonb_path_query_array(fields, 'strict $.** ? (@.type() == "string" && @ like_regex "^\\\\S+@\\\\S+$")')::text)`;

/** Submissions by the number of the receipt and by email addresses among the answers, without spam; newest first. */
export const submissionsFinder: Finder = {
  kind: 'submissions',
  needs: 'submissions.read',
  find: (input) =>
    foundRows<SubmissionRow>(input, {
      matching: sql`select id, received_at as place from form_submission
        where quarantined_at is null and ${hasTyped(VECTOR, input)}`,
      order: sql`desc`,
      shown: sql`form_submission.id, number, form_id as "formId", coalesce(details ->> 'objectName', '') as title,
        coalesce(details ->> 'pageTitle', '') as "pageTitle", page_path as "pagePath", fields,
        received_at as "receivedAt"
        from found join form_submission on form_submission.id = found.id`,
      entryOf: (row) => entryOf(row, input),
    }),
};

function entryOf({ id, number, fields, receivedAt, ...row }: SubmissionRow, { site }: FinderInput): AdminFound {
  const { formTitle, pageTitle, pagePath } = submittedForm(site, row);
  const title = [emailAmong(fields), formTitle || pageTitle || pagePath].filter(Boolean).join(', ');
  return {
    path: `${ADMIN_PATH.submissions}?${SUBMISSIONS_PARAMETER.id}=${id}`,
    title,
    note: [number, timeText(receivedAt, site)].filter(Boolean).join(', '),
  };
}
