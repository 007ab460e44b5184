import type { Area } from '../site/area';
import { getCaptchaFrameRoute } from './captcha/get-captcha-frame.route';
import { getChallengeRoute } from './captcha/get-challenge.route';
import { formSubmissionKeyRoute } from './contact-form/form-submission-key.route';
import { formLoader } from './contact-form/form.loader';
import { saveFormSubmissionRoute } from './contact-form/save-form-submission.route';

export const formsArea: Area = {
  loaders: [formLoader],
  routes: [formSubmissionKeyRoute, saveFormSubmissionRoute, getChallengeRoute, getCaptchaFrameRoute],
};
