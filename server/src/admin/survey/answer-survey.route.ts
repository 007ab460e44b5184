import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SURVEY_CALLS,
  SURVEY_LONGEST,
  SURVEY_PARAMETER,
  SURVEY_RATINGS,
  type AnswerSurveyReply,
} from 'shared-types/admin/insights/survey';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { accountOf } from '../../site/session/account-of-request';
import { registerAdminAction } from '../admin-action';
import { SURVEY_MESSAGES } from './survey.messages';
import { keepAnswer } from './survey.store';
import { surveyStretch } from './survey-stretch';

function input(language: Language) {
  const { rating, text } = SURVEY_MESSAGES[language];
  const ratings = SURVEY_RATINGS.map(String);
  return z
    .object({
      how: z.enum(['answer', 'later']).describe('`later` puts it off until the next quarter.'),
      quarter: z.string().max(7).describe('The quarter it was asked in, such as `2026-Q4`.'),
      rating: z.string().max(10).optional().describe('One of the ratings, as a form sends it; only of an answer.'),
      text: sentText()
        // Browsers send line breaks as two characters.
        .transform((typed) => storableText(typed).replace(/\r\n?/g, '\n').trim())
        .refine((typed) => typed.length <= SURVEY_LONGEST, { error: text(SURVEY_LONGEST) })
        .optional(),
    })
    .refine((sent) => sent.how === 'later' || ratings.includes(sent.rating ?? ''), {
      path: ['rating'],
      error: rating,
    });
}

/** `answerSurvey`: stores the account's rating, or postpones it until the next quarter. */
export const answerSurveyRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'signed-in',
    ...SURVEY_CALLS.answerSurvey,
    input,
    invalid: 'admin/survey-invalid',
    run: (sent, context) => answer(services, sent, context),
  });

async function answer(
  { db }: Services,
  { how, quarter, rating, text = '' }: z.output<ReturnType<typeof input>>,
  { request, site, language }: ActionContext,
): Promise<ActionOutcome> {
  const account = await accountOf(db, request);
  if (!account) return { kind: 'refused', code: 'site/login-required' };
  if (quarter !== surveyStretch(new Date(Date.now())).quarter) return { kind: 'refused', code: 'admin/survey-over' };
  const given = how === 'later' ? { text: '' } : { rating: SURVEY_RATINGS.find((one) => String(one) === rating), text };
  await keepAnswer(db, { siteId: site.id, accountId: account.id, quarter, ...given });
  const location = `${ADMIN_PATH.home}?${SURVEY_PARAMETER}=${how}`;
  const body: AnswerSurveyReply = { message: SURVEY_MESSAGES[language].done[how], location };
  return { kind: 'done', body, goTo: location };
}
