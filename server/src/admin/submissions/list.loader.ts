import { SUBMISSIONS_PAGE_PARAMETER, SUBMISSIONS_PER_PAGE, type SubmissionEntry } from 'shared-types/admin/submissions';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { findForm } from '../../forms/contact-form/find-form';
import { pageNumberIn } from '../page-number-in';
import { timeText } from '../../platform/time-text';
import { fieldsOf } from './fields-of';
import { countSubmissions, findSubmissions, type StoredSubmission } from './submissions.store';

export const listLoader = {
  name: 'admin/submissions/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'submissions.read')) return null;
    const page = pageNumberIn(query, SUBMISSIONS_PAGE_PARAMETER);
    const range = { siteId: site.id, skip: (page - 1) * SUBMISSIONS_PER_PAGE, most: SUBMISSIONS_PER_PAGE };
    const [stored, count] = await Promise.all([findSubmissions(db, range), countSubmissions(db, site.id)]);
    return { page, entries: stored.map((one) => entryOf(site, one)), count };
  },
} satisfies Loader<'admin/submissions/list'>;

function entryOf(site: Site, stored: StoredSubmission): SubmissionEntry {
  const { id, formId, title, pageTitle, pagePath, fields, receivedAt } = stored;
  const form = findForm(site, formId);
  return {
    id,
    formTitle: form?.definition.title ?? title,
    pageTitle: form?.page.title ?? pageTitle,
    isFormGone: form === undefined,
    pagePath,
    receivedAt: receivedAt.toISOString(),
    receivedText: timeText(receivedAt, site.locale),
    fields: fieldsOf(fields, form?.definition.fields ?? []),
  };
}
