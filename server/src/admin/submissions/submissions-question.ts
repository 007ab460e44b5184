import {
  SUBMISSION_FILTERS,
  SUBMISSIONS_PARAMETER,
  SUBMISSIONS_SEARCH_MAX,
  type SubmissionsQuestion,
  type SubmissionsView,
} from 'shared-types/admin/forms/submissions';
import { isDay } from '../../platform/time-zone/local-day';
import { spanOfDays } from '../../platform/time-zone/span-of-days';
import type { Site } from '../../site/directory/site';
import { storableText } from '../../platform/schema/storable-text';
import { pageNumberIn } from '../page-number-in';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
export function submissionsQuestion(query: URLSearchParams, { timeZone }: Pick<Site, 'timeZone'>): SubmissionsQuery {
  const valueOf = (name: keyof typeof SUBMISSIONS_PARAMETER) => (query.get(SUBMISSIONS_PARAMETER[name]) ?? '').trim();
  const days = { from: valueOf('from').slice(0, 30), to: valueOf('to').slice(0, 30) };
  return {
    question: {
      ...days,
      form: idIn(query, SUBMISSIONS_PARAMETER.form) ?? '',
      state: SUBMISSION_FILTERS.find((state) => state === valueOf('state')) ?? '',
      folder: valueOf('folder') === 'spam' ? 'spam' : '',
      search: storableText(valueOf('search').trim().replace(/\s+/g, ' ')).slice(0, SUBMISSIONS_SEARCH_MAX),
    },
    unreadable: (['from', 'to'] as const).filter((name) => days[name] !== '' && !isDay(days[name])),
    page: pageNumberIn(query, SUBMISSIONS_PARAMETER.page),
    ...spanOfDays(days, timeZone),
  };
}

/** A valid id in the query, in lower case. */
export function idIn(query: URLSearchParams, parameter: string): string | undefined {
  const id = (query.get(parameter) ?? '').toLowerCase();
  return ID.test(id) ? id : undefined;
}
