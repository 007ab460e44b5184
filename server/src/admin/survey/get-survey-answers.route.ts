import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SURVEY_CALLS } from 'shared-types/admin/insights/survey';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { languageOf } from '../../platform/language';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { writeCsv } from '../csv/write-csv';
import { SURVEY_MESSAGES } from './survey.messages';
import { surveyAnswers } from './survey.store';

/** More rows than spreadsheets open easily. */
const MOST_ROWS = 100_000;

/** `getSurveyAnswers`: all answers as a CSV file. */
export const getSurveyAnswersRoute: Route = (app, { db }) => {
  const { method, path } = SURVEY_CALLS.getSurveyAnswers;
  app.route({
    method,
    url: path,
    config: { access: 'remotes.read' },
    handler: async (request, reply) => {
      const account = await accountOf(db, request);
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.survey);
      if (!mayDo(account, 'remotes.read')) return refuse(reply, 'site/not-allowed');
      const answers = await surveyAnswers(db, { most: MOST_ROWS, areTexts: false });
      const rows = answers.map(({ quarter, cohort, rating, text, at }) => [
        quarter,
        cohort,
        String(rating),
        text,
        at.toISOString(),
      ]);
      return sendAsFile(reply)
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', 'attachment; filename="survey.csv"')
        .header('cache-control', 'private, no-store')
        .send(writeCsv([SURVEY_MESSAGES[languageOf(siteOf(request))].columns, ...rows]));
    },
  });
};
