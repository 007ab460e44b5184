import {
  SUBMISSION_FILTERS,
  SUBMISSIONS_PARAMETER,
  SUBMISSIONS_SEARCH_MAX,
  type SubmissionsQuestion,
  type SubmissionsView,
} from 'shared-types/admin/submissions';
import { storableText } from '../../platform/schema/storable-text';
import { pageNumberIn } from '../page-number-in';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The parsed query of the list. */
export interface SubmissionsQuery {
  readonly question: SubmissionsQuestion;
  readonly unreadable: SubmissionsView['unreadable'];
  /** From 1. */
  readonly page: number;
  /** Start (inclusive) and end (exclusive) of the period; absent if unlimited. */
  readonly from?: Date;
  readonly to?: Date;
}

/** Parses the query; invalid parts are ignored, and invalid days reported. */
export function submissionsQuestion(query: URLSearchParams): SubmissionsQuery {
  const valueOf = (name: keyof typeof SUBMISSIONS_PARAMETER) => (query.get(SUBMISSIONS_PARAMETER[name]) ?? '').trim();
  const days = { from: valueOf('from').slice(0, 30), to: valueOf('to').slice(0, 30) };
  const [from, to] = [dayOf(days.from), dayOf(days.to)];
  return {
    question: {
      ...days,
      form: idIn(query, SUBMISSIONS_PARAMETER.form) ?? '',
      state: SUBMISSION_FILTERS.find((state) => state === valueOf('state')) ?? '',
      folder: valueOf('folder') === 'spam' ? 'spam' : '',
      search: storableText(valueOf('search').trim().replace(/\s+/g, ' ')).slice(0, SUBMISSIONS_SEARCH_MAX),
    },
    unreadable: (['from', 'to'] as const).filter((name) => days[name] !== '' && dayOf(days[name]) === undefined),
    page: pageNumberIn(query, SUBMISSIONS_PARAMETER.page),
    ...(from === undefined ? {} : { from: new Date(from) }),
    // The last day is included.
    ...(to === undefined ? {} : { to: new Date(to + DAY_MS) }),
  };
}

/** A valid id in the query, in lower case. */
export function idIn(query: URLSearchParams, parameter: string): string | undefined {
  const id = (query.get(parameter) ?? '').toLowerCase();
  return ID.test(id) ? id : undefined;
}

/** Midnight (UTC) at the beginning of a day; `undefined` for invalid days such as February 30. */
function dayOf(text: string): number | undefined {
  if (!DAY.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : ms;
}
