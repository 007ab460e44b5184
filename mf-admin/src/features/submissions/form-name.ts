import type { SubmittedForm } from 'shared-types/admin/forms/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './submissions.messages';

/** A form's title; a form without one is named by its page. */
export function formName(
  { formTitle, pageTitle, pagePath }: Omit<SubmittedForm, 'isFormGone'>,
  host: ViewHost<typeof messages>,
): string {
  return formTitle || host.text('untitled', { page: pageTitle || pagePath });
}
