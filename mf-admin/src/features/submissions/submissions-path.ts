import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSIONS_PARAMETER, type SubmissionsQuestion, type SubmissionsView } from 'shared-types/admin/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './submissions.messages';

interface Place extends Partial<SubmissionsQuestion> {
  readonly page?: number;
  /** Opens this submission. */
  readonly id?: string;
  /** Asks to delete all submissions with this email address. */
  readonly person?: string;
}

/** URL of the list with the view's filter and page; `change` replaces parts. */
export function submissionsPath(
  { question, page }: Pick<SubmissionsView, 'question' | 'page'>,
  change: Place,
  host: ViewHost<typeof messages>,
): string {
  const place = { ...question, page, ...change };
  return host.url(ADMIN_PATH.submissions, {
    [SUBMISSIONS_PARAMETER.form]: place.form || undefined,
    [SUBMISSIONS_PARAMETER.state]: place.state || undefined,
    [SUBMISSIONS_PARAMETER.from]: place.from || undefined,
    [SUBMISSIONS_PARAMETER.to]: place.to || undefined,
    [SUBMISSIONS_PARAMETER.search]: place.search || undefined,
    [SUBMISSIONS_PARAMETER.page]: place.page > 1 ? place.page : undefined,
    [SUBMISSIONS_PARAMETER.id]: place.id,
    [SUBMISSIONS_PARAMETER.person]: place.person,
  });
}
