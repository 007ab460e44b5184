import type { Route } from '../site/services';
import { formSubmissionKeyRoute } from './contact-form/form-submission-key.route';
import { saveFormSubmissionRoute } from './contact-form/save-form-submission.route';

/** Every endpoint of forms. */
export const formsRoutes: readonly Route[] = [formSubmissionKeyRoute, saveFormSubmissionRoute];
