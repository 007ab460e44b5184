import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SUBMISSION_FILE_FORMATS,
  SUBMISSIONS_CALLS,
  SUBMISSIONS_FILE_MOST,
  SUBMISSIONS_PARAMETER,
} from 'shared-types/admin/forms/submissions';
import { findForm } from '../../forms/contact-form/find-form';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { writeCsv } from '../csv/write-csv';
import { fileColumns } from './file/file-columns';
import { writeXlsx } from './file/write-xlsx';
import { submissionsQuestion } from './submissions-question';
import { SUBMISSIONS_MESSAGES } from './submissions.messages';
import { findAnsweredFields, findSubmissions, type StoredSubmission } from './submissions.store';
import { submittedForm } from './submitted-forms';
import { tableColumns } from './table-columns';

const WRITERS = {
  csv: { type: 'text/csv; charset=utf-8; header=present', write: writeCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
} as const;

/**
 * `getSubmissionsFile`: the submissions of the filter as CSV or XLSX, up to `SUBMISSIONS_FILE_MOST`, with a column per field.
 * @implements ROLE-04
 */
export const getSubmissionsFileRoute: Route = (app, { db }) => {
  const { method, path } = SUBMISSIONS_CALLS.getSubmissionsFile;
  app.route({
    method,
    url: path,
    config: { access: 'submissions.read' },
    handler: async (request, reply) => {
      const site = siteOf(request);
      const account = await accountOf(db, request);
      const query = new URL(request.url, 'http://site').searchParams;
      if (!account) return redirectToSignIn(request, reply, ADMIN_PATH.submissions);
      if (!mayDo(account, 'submissions.read')) return refuse(reply, 'site/not-allowed');
      const format = SUBMISSION_FILE_FORMATS.find((one) => one === query.get(SUBMISSIONS_PARAMETER.format)) ?? 'csv';
      const filter = { ...submissionsQuestion(query, site), siteId: site.id };
      const stored = await findSubmissions(db, filter, { skip: 0, most: SUBMISSIONS_FILE_MOST });
      const { type, write } = WRITERS[format];
      const today = new Date(Date.now()).toISOString().slice(0, 10);
      return sendAsFile(reply)
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${site.identifier}-submissions-${today}.${format}"`)
        .header('cache-control', 'private, no-store')
        .send(await write(await rowsOf(db, site, stored)));
    },
  });
};

async function rowsOf(db: Database, site: Site, stored: readonly StoredSubmission[]): Promise<string[][]> {
  const formIds = [...new Set(stored.map(({ formId }) => formId))];
  const tables = await Promise.all(
    formIds.map(async (formId) => {
      const answered = await findAnsweredFields(db, { siteId: site.id, formId });
      return [formId, tableColumns(findForm(site, formId)?.definition.fields ?? [], answered)] as const;
    }),
  );
  const { titles, cellsOf } = fileColumns(new Map(tables));
  return [
    [...Object.values(SUBMISSIONS_MESSAGES[languageOf(site)].columns), ...titles],
    ...stored.map((one) => {
      const { formTitle, pageTitle, pagePath } = submittedForm(site, one);
      return [one.receivedAt.toISOString(), formTitle || pageTitle, pagePath, ...cellsOf(one)];
    }),
  ];
}
