import {
  SUBMISSIONS_DONE,
  SUBMISSIONS_PARAMETER,
  SUBMISSIONS_PER_PAGE,
  type AnswerChart,
  type SubmissionEntry,
  type SubmissionRow,
  type SubmissionsRemoval,
  type SubmissionsView,
  type SubmittedField,
} from 'shared-types/admin/forms/submissions';
import { fieldsOf, fieldsWithIds } from '../../forms/contact-form/fields-of';
import { countQuarantined } from '../../forms/spam/quarantine.store';
import { findForm } from '../../forms/contact-form/find-form';
import type { Database } from '../../platform/schema/database';
import { zoneName } from '../../platform/time-zone/zone-name';
import { timeText } from '../../platform/time-text';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { answerCharts } from './charts/answer-charts';
import { targetInQuery } from './deletion-target';
import { emailAmong } from './email-among';
import { findKeepDays } from './retention/submission-retention.store';
import { findDeletions, findTarget } from './submission-deletions.store';
import { idIn, submissionsQuestion } from './submissions-question';
import {
  countSubmissions,
  findAnsweredFields,
  findSubmissions,
  findSubmittedForms,
  openSubmission,
  type StoredSubmission,
  type SubmissionsFilter,
} from './submissions.store';
import { formChoices, submittedForm } from './submitted-forms';
import { sizeText } from '../../platform/size-text';
import { findSubmittedFiles } from './submitted-file.store';
import { cellText, excerptOf, tableColumns, type TableColumns } from './table-columns';

const COUNT = /^\d{1,6}$/;
const LAST_DELETIONS = 5;

/** The submissions that match the filter in the query, or the single one it names. For accounts with `submissions.read`. */
export const listLoader = {
  name: 'admin/submissions/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'submissions.read')) return null;
    const requested = submissionsQuestion(query, site);
    const id = idIn(query, SUBMISSIONS_PARAMETER.id);
    // Before the rest, so that the list already counts it as read.
    const opened = id === undefined ? {} : { opened: await openedEntry(db, site, id) };
    const filter = { ...requested, siteId: site.id };
    const { page, question, unreadable } = requested;
    const forms = formChoices(site, await findSubmittedForms(db, { siteId: site.id, folder: question.folder }));
    const formId = question.form || (forms.length === 1 ? forms[0]?.id : undefined);
    const [stored, counts, table, charts] = await Promise.all([
      findSubmissions(db, filter, { skip: (page - 1) * SUBMISSIONS_PER_PAGE, most: SUBMISSIONS_PER_PAGE }),
      countSubmissions(db, filter),
      formId === undefined ? undefined : columnsOf(db, site, formId),
      formId === undefined || id !== undefined
        ? []
        : chartsOf(db, site, { ...filter, question: { ...question, form: formId } }),
    ]);
    return {
      timeZone: zoneName(site.timeZone),
      question,
      unreadable,
      page,
      forms,
      columns: table?.columns ?? [],
      rows: stored.map((one) => rowOf(site, one, table)),
      charts,
      ...counts,
      spam: await countQuarantined(db, site.id),
      ...opened,
      ...(await deletionsOf(db, site, { account, query })),
      ...doneIn(query),
    };
  },
} satisfies Loader<'admin/submissions/list'>;

async function columnsOf(db: Database, site: Site, formId: string): Promise<TableColumns> {
  const answered = await findAnsweredFields(db, { siteId: site.id, formId });
  return tableColumns(findForm(site, formId)?.definition.fields ?? [], answered, site.locale);
}

function chartsOf(db: Database, site: Site, filter: SubmissionsFilter): Promise<AnswerChart[]> {
  const form = findForm(site, filter.question.form);
  return answerCharts(db, filter, form?.definition.fields ?? []);
}

async function deletionsOf(
  db: Database,
  site: Site,
  { account, query }: { readonly account: SignedInAccount; readonly query: URLSearchParams },
): Promise<Pick<SubmissionsView, 'mayDelete' | 'keepDays' | 'removal' | 'deletions'>> {
  if (!mayDo(account, 'submissions.delete')) return { mayDelete: false, keepDays: null, deletions: [] };
  const deletions = await findDeletions(db, site.id, LAST_DELETIONS);
  const removal = await removalOf(db, site, query);
  return {
    mayDelete: true,
    keepDays: await findKeepDays(db, site.id),
    deletions: deletions.map(({ at, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
      atText: timeText(at, site),
    })),
    ...(removal ? { removal } : {}),
  };
}

async function removalOf(db: Database, site: Site, query: URLSearchParams): Promise<SubmissionsRemoval | undefined> {
  const target = targetInQuery(query);
  if (!target) return undefined;
  const { stored, count } = await findTarget(db, { siteId: site.id, target }, SUBMISSIONS_PER_PAGE);
  return {
    person: target.reason === 'person' ? target.email : '',
    rows: stored.map((one) => rowOf(site, one, undefined)),
    count,
  };
}

async function openedEntry(db: Database, site: Site, id: string): Promise<SubmissionEntry | 'gone'> {
  const stored = await openSubmission(db, { siteId: site.id, id });
  if (!stored) return 'gone';
  return {
    ...receivedOf(site, stored),
    ...(stored.spamReason && { spamReason: stored.spamReason }),
    email: emailAmong(stored.fields),
    fields: await answersWithFiles(db, site, stored),
  };
}

/** Files are offered in place of their names. */
async function answersWithFiles(db: Database, site: Site, { id, formId, fields }: StoredSubmission) {
  const files = await findSubmittedFiles(db, { siteId: site.id, submissionId: id });
  const definitions = findForm(site, formId)?.definition.fields ?? [];
  return fieldsWithIds(fields, definitions, site.locale).map(({ id: fieldId, ...answer }): SubmittedField => {
    const own = files.filter((file) => file.fieldId === fieldId);
    const offered = own.map(({ name, bytes, ...file }) => ({
      id: file.id,
      name,
      sizeText: sizeText(bytes, site.locale),
    }));
    return own.length > 0 ? { ...answer, files: offered } : answer;
  });
}

function rowOf(site: Site, stored: StoredSubmission, table: TableColumns | undefined): SubmissionRow {
  const cells = table ? table.answersOf(stored.fields).map(cellText) : [excerptOf(answersOf(site, stored))];
  return { ...receivedOf(site, stored), cells };
}

function answersOf(site: Site, { formId, fields }: StoredSubmission) {
  return fieldsOf(fields, findForm(site, formId)?.definition.fields ?? [], site.locale);
}

function receivedOf(site: Site, stored: StoredSubmission): Omit<SubmissionEntry, 'email' | 'fields'> {
  const { id, receivedAt, readAt } = stored;
  return {
    id,
    ...submittedForm(site, stored),
    isUnread: readAt === null,
    receivedAt: receivedAt.toISOString(),
    receivedText: timeText(receivedAt, site),
  };
}

function doneIn(query: URLSearchParams): Pick<SubmissionsView, 'done'> {
  const what = SUBMISSIONS_DONE.find((one) => one === query.get(SUBMISSIONS_PARAMETER.done));
  const count = query.get(SUBMISSIONS_PARAMETER.count) ?? '';
  return what && COUNT.test(count) ? { done: { what, count: Number(count) } } : {};
}
