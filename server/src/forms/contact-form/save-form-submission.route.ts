import {
  DECOY_INPUT,
  FORM_CALLS,
  type FormReceipt,
  type SaveFormSubmissionReply,
} from 'shared-types/forms/contact-form';
import { COOKIE } from 'shared-types/site/cookie';
import type { z } from 'zod';
import { allowsAnalytics } from '../../site/visitor-consent/allows-analytics';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { sameSitePath } from '../../platform/http/same-site-path';
import { senderOf } from '../../platform/http/sender-of';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { Route, Services } from '../../site/services';
import { thanksPath } from '../../platform/http/thanks-path';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { checkAnswers } from '../../site/form/check-answers';
import { captchaObstacle } from '../captcha/captcha-obstacle';
import { findDeletedRepeat, type DeletedRepeat } from '../deleted-submission/find-deleted-repeat';
import { answersWithFiles, type AnswersWithFiles } from '../form-upload/answers-with-files';
import { withFileNames } from '../form-upload/submission-uploads';
import { formFilesWanted } from '../form-upload/take-sent-files';
import { fileFields } from '../form-upload/upload-request';
import { hasRoomForBot } from '../spam/quarantine.store';
import { spamReasonOf } from '../spam/spam-reason';
import { THANKS } from './contact-form.messages';
import { answersTo, pagePath } from './answers-to';
import { findForm, type FoundForm } from './find-form';
import { formDetails } from './form-details';
import { isShownTo } from './is-shown-to';
import { receiptFor } from './receipt';
import { rememberSentDraft } from './remember-sent-draft';
import { detailsSchema, saveFormSubmissionSchema } from './save-form-submission.schema';
import { storeAnswers } from './store-answers';
import { createKeyFor, isKeyFor } from './submission-key';
import { isKeyStored } from './submission.store';

type Input = z.output<typeof saveFormSubmissionSchema>;

/** Enough for a class of thirty behind one address. */
const RATE: Omit<RateLimit, 'what'> = { most: 30, windowMs: 60_000 };

/**
 * `saveFormSubmission`: stores what a visitor entered, once for each key.
 * @implements FORM-09 FORM-10 FORM-11 FORM-12 FORM-13 FORM-14 FORM-15 FORM-16 VALID-01 VALID-02 VALID-06
 * @implements FIELD-10 FIELD-12 FORM-08 FORM-17
 * @implements CAPT-01 CAPT-02 FERR-03
 * @implements VALID-07 SRV-13 SRV-14 SRV-15 SRV-16 FERR-04 FERR-05 FERR-06 FERR-10 FERR-11
 */
export const saveFormSubmissionRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...FORM_CALLS.saveFormSubmission,
    input: saveFormSubmissionSchema,
    invalid: 'forms/unparsable',
    files: formFilesWanted(services),
    run: (input, context) => save(services, input, context),
  });
};

async function save(services: Services, input: Input, context: ActionContext): Promise<ActionOutcome> {
  const { db } = services;
  const { site, request } = context;
  const form = findForm(site, input.formId ?? input.block);
  if (!form) return { kind: 'refused', code: 'forms/not-configured' };
  // Refusals would reveal the form's fields. The sender may have been signed out while writing.
  if (!(await isShownTo(db, request, form.page))) return { kind: 'refused', code: 'forms/page-locked' };
  if (!isKeyFor(form.id, input.key)) return refusedKey(form, 'forms/key-unknown');
  const answers = answersTo(form, input, site);
  if (!answers) return { kind: 'refused', code: 'forms/unparsable' };
  const repeat = await findDeletedRepeat(db, { form, key: input.key, answers }, context);
  if (repeat) return answerToRepeat({ form, key: input.key, input, context }, repeat);
  const files = await answersWithFiles(services, { form, key: input.key, answers }, context);
  const outcome = await saveAnswers(services, { form, key: input.key, input, context, files });
  if (outcome.kind !== 'refused') return outcome;
  // Bots get the usual thanks, so that they learn nothing.
  if (isBot(input)) return thanked(form, input, context);
  // With another key, the files would have to be sent again.
  return outcome.key === undefined ? { ...outcome, filled: { ...outcome.filled, ...files.filled } } : outcome;
}

async function saveAnswers(
  services: Services,
  { form, key, input, context, files }: Sent & { readonly files: AnswersWithFiles },
): Promise<ActionOutcome> {
  const { db } = services;
  const { site, language, request, visitor } = context;
  const { fields } = form.definition;
  const checked = checkAnswers({ fields, answers: files.answers }, ANSWER_MESSAGES[language]);
  const errors = { ...(checked.ok ? {} : checked.errors), ...files.errors };
  if (!checked.ok || Object.keys(errors).length > 0) return { kind: 'refused', code: 'forms/invalid', errors };
  const limit = { ...RATE, what: `forms/save ${form.id}` };
  if (!(await isWithinRate(db, { siteId: site.id, address: senderOf(request) }, limit)))
    return { kind: 'refused', code: 'forms/rate-limited' };
  const { values, uploads } = withFileNames(checked.fields, fileFields(form), files.known);
  if (isBot(input) && !(await hasRoomForBot(db, { siteId: site.id, fields: values })))
    return thanked(form, input, context);
  const obstacle = isBot(input) ? undefined : await missingCaptcha(services, { form, key, input, context });
  if (obstacle) return obstacle;
  const { ss_cvr, ...details } = detailsOf(form, input);
  const isTracked = allowsAnalytics(site, visitor) && !site.profile.cookieSettings.isVisitorDataRestricted;
  const census = isTracked ? { ss_cvr: request.cookies[COOKIE.visitor] ?? ss_cvr } : {};
  const submission = {
    siteId: site.id,
    formId: form.id,
    key,
    pagePath: pagePath(form, input),
    fields: values,
    details: { ...details, ...census },
    spamReason: isBot(input) ? ('bot' as const) : await spamReasonOf(services, { form, fields: values }, context),
  };
  const outcome = await storeAnswers(db, { form, submission, uploads }, context);
  if (outcome.kind === 'key-used') return refusedKey(form, 'forms/key-used');
  const receipt = receiptFor(form, { number: outcome.number, fields: values }, site);
  return thanked(form, input, { ...context, ...(receipt && { stored: { key, receipt } }) });
}

interface Sent {
  readonly form: FoundForm;
  readonly key: string;
  readonly input: Input;
  readonly context: ActionContext;
}

/**
 * Why this captcha does not let the submission be stored. A key that was stored needs none: nothing new can be stored with
 * it, and a repeat after a lost reply comes with a captcha that is used up or expired.
 */
async function missingCaptcha(
  services: Services,
  { form: { id, definition }, key, input, context }: Sent,
): Promise<ActionOutcome | undefined> {
  const { captcha } = definition;
  const siteId = context.site.id;
  if (!captcha || (await isKeyStored(services.db, siteId, key))) return undefined;
  return captchaObstacle(services, {
    captcha,
    captchaKey: input.captchaKey ?? '',
    subject: { site: siteId, form: id, key },
    request: context.request,
    isForm: context.isForm,
  });
}

/** What the visitor was answered before the owner deleted the submission. */
function answerToRepeat({ form, key, input, context }: Sent, { isSame, ...repeat }: DeletedRepeat): ActionOutcome {
  if (!isSame) return refusedKey(form, 'forms/key-used');
  const receipt = receiptFor(form, repeat, context.site);
  return thanked(form, input, { ...context, ...(receipt && { stored: { key, receipt } }) });
}

/** Includes a new key, so that sending again is all the visitor has to do. */
function refusedKey({ id }: FoundForm, code: 'forms/key-unknown' | 'forms/key-used'): ActionOutcome {
  return { kind: 'refused', code, key: createKeyFor(id) };
}

/** True if a field is filled in that people do not see. */
function isBot(input: Input): boolean {
  return (input[DECOY_INPUT] ?? '') !== '';
}

interface ThanksContext extends ActionContext {
  /** What the receipt shows, and the key that it is read with. */
  readonly stored?: { readonly key: string; readonly receipt: FormReceipt };
}

/** The address comes only from the owner's settings, so the submission cannot redirect anywhere else. */
function thanked(
  { id, definition, page }: FoundForm,
  input: Input,
  { language, request, reply, isForm, stored }: ThanksContext,
): ActionOutcome {
  const { thanks = THANKS[language], successAddress: location } = definition;
  const shown = location === undefined ? { message: thanks } : { location };
  const states = stored && { states: { 'forms/receipt': { formId: id, ...stored.receipt } } };
  const body: SaveFormSubmissionReply = { data: { saved: true }, ...shown, ...states, key: createKeyFor(id) };
  if (isForm && location === undefined) rememberSentForm(reply, id, stored?.key);
  if (isForm && definition.keepsDraft) rememberSentDraft(request, reply, id);
  return { kind: 'done', body, goTo: location ?? thanksPath(sameSitePath(input.return) ?? page.path, id) };
}

/** Details of the page override what the server knows. */
function detailsOf(form: FoundForm, input: Input): Readonly<Record<string, unknown>> {
  return { ...formDetails(form), ...detailsSchema.parse(input) };
}
