import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  type SUBMISSION_FILE_FORMATS,
  SUBMISSIONS_CALLS,
  SUBMISSIONS_PARAMETER,
  type SubmissionsQuestion,
  type SubmissionsView,
} from 'shared-types/admin/forms/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './submissions.messages';

interface Place extends Partial<SubmissionsQuestion> {
  readonly page?: number;
  /** Opens this submission. */
  readonly id?: string;
  /** Asks to delete all submissions with this email address. */
  readonly person?: string;
}

/** URL of the file with all submissions of the view's filter. */
export function submissionsFilePath(
  { question }: Pick<SubmissionsView, 'question'>,
  format: (typeof SUBMISSION_FILE_FORMATS)[number],
  host: ViewHost<typeof messages>,
): string {
  return host.url(SUBMISSIONS_CALLS.getSubmissionsFile.path, {
    ...filterOf(question),
    [SUBMISSIONS_PARAMETER.format]: format,
  });
}

/** URL of a file of a submission. */
export function submittedFilePath(id: string, host: ViewHost<typeof messages>): string {
  return host.url(SUBMISSIONS_CALLS.getSubmittedFile.path, { id });
}

/** URL of the list with the view's filter and page; `change` replaces parts. */
export function submissionsPath(
  { question, page }: Pick<SubmissionsView, 'question' | 'page'>,
  change: Place,
  host: ViewHost<typeof messages>,
): string {
  const place = { ...question, page, ...change };
  return host.url(ADMIN_PATH.submissions, {
    ...filterOf(place),
    [SUBMISSIONS_PARAMETER.page]: place.page > 1 ? place.page : undefined,
    [SUBMISSIONS_PARAMETER.id]: place.id,
    [SUBMISSIONS_PARAMETER.person]: place.person,
  });
}

function filterOf({ form, state, folder, from, to, search }: SubmissionsQuestion): Record<string, string | undefined> {
  return {
    [SUBMISSIONS_PARAMETER.form]: form || undefined,
    [SUBMISSIONS_PARAMETER.state]: state || undefined,
    [SUBMISSIONS_PARAMETER.folder]: folder || undefined,
    [SUBMISSIONS_PARAMETER.from]: from || undefined,
    [SUBMISSIONS_PARAMETER.to]: to || undefined,
    [SUBMISSIONS_PARAMETER.search]: search || undefined,
  };
}
