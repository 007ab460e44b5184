import type { Area } from '../site/area';
import { getCaptchaFrameRoute } from './captcha/get-captcha-frame.route';
import { getChallengeRoute } from './captcha/get-challenge.route';
import { checkAnswersRoute } from './contact-form/check-answers.route';
import { formSubmissionKeyRoute } from './contact-form/form-submission-key.route';
import { formLoader } from './contact-form/form.loader';
import { readReceipt } from './contact-form/receipt';
import { saveFormSubmissionRoute } from './contact-form/save-form-submission.route';
import { addPieceRoute } from './form-upload/add-piece.route';
import { removeUploadRoute } from './form-upload/remove-upload.route';
import { startUploadRoute } from './form-upload/start-upload.route';
import { confirmSubscriptionRoute } from './mailing-list/confirm-subscription.route';
import { requestConfirmationRoute } from './mailing-list/request-confirmation.route';
import { subscriptionLoader } from './mailing-list/subscription.loader';
import { unsubscribeInOneClickRoute } from './mailing-list/unsubscribe-in-one-click.route';
import { unsubscribeRoute } from './mailing-list/unsubscribe.route';

export const formsArea: Area = {
  loaders: [formLoader, subscriptionLoader],
  routes: [
    formSubmissionKeyRoute,
    saveFormSubmissionRoute,
    checkAnswersRoute,
    startUploadRoute,
    addPieceRoute,
    removeUploadRoute,
    getChallengeRoute,
    getCaptchaFrameRoute,
    confirmSubscriptionRoute,
    requestConfirmationRoute,
    unsubscribeRoute,
    unsubscribeInOneClickRoute,
  ],
  readReceipt,
};
