import type { FormChoice, SubmittedForm } from 'shared-types/admin/forms/submissions';
import { findForm } from '../../forms/contact-form/find-form';
import type { Site } from '../../site/directory/site';
import type { StoredSubmission, SubmittedFormRow } from './submissions.store';

/** How a form is named: as it is on the site now, else as it was at submission. */
export function submittedForm(
  site: Site,
  { formId, title, pageTitle, pagePath }: Pick<StoredSubmission, 'formId' | 'title' | 'pageTitle' | 'pagePath'>,
): SubmittedForm {
  const form = findForm(site, formId);
  return {
    formTitle: form?.definition.title ?? title,
    pageTitle: form?.page.title ?? pageTitle,
    pagePath,
    isFormGone: form === undefined,
  };
}

/** The forms to choose from: those on the site first, each group by name. */
export function formChoices(site: Site, stored: readonly SubmittedFormRow[]): FormChoice[] {
  const nameOf = ({ formTitle, pageTitle, pagePath }: SubmittedForm) => formTitle || pageTitle || pagePath;
  return stored
    .map(({ formId, count, unread, ...row }) => ({
      ...submittedForm(site, { formId, ...row }),
      id: formId,
      count,
      unread,
    }))
    .sort(
      (one, other) =>
        Number(one.isFormGone) - Number(other.isFormGone) || nameOf(one).localeCompare(nameOf(other), site.locale),
    );
}
