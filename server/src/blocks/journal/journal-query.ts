import { JOURNAL_PARAMETER } from 'shared-types/blocks/journal/journal';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { nameKey } from '../../site/catalogue/category-name';
import type { Post } from './posts-of';

/** What the URL of a journal says; at most one of `tag`, `author` and `month`. */
export interface JournalQuery {
  /** From 1. */
  readonly page: number;
  readonly filter?: { readonly kind: 'tag' | 'author' | 'month'; readonly value: string };
}

const PAGE = /^[1-9]\d{0,3}$/;
/** A month or a year. */
const MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;
const LONGEST = { tag: PAGE_RECORD_LIMIT.tag, author: PAGE_RECORD_LIMIT.author } as const;

/** Reads the parameters; invalid ones are ignored. */
export function readJournalQuery(query: URLSearchParams): JournalQuery {
  const page = query.get(JOURNAL_PARAMETER.page) ?? '';
  const filter = filterIn(query);
  return { page: PAGE.test(page) ? Number(page) : 1, ...(filter && { filter }) };
}

/** The parameters as a normalized query; empty for the first page of all posts. */
export function writeJournalQuery({ page, filter }: JournalQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (filter) query.append(JOURNAL_PARAMETER[filter.kind], filter.value);
  if (page > 1) query.append(JOURNAL_PARAMETER.page, String(page));
  return query;
}

/** Path with the parameters. */
export function journalPath(path: string, query: JournalQuery): string {
  const text = writeJournalQuery(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The posts that a filter chooses. */
export function chosenPosts(posts: readonly Post[], { filter }: JournalQuery): readonly Post[] {
  if (!filter) return posts;
  const { kind, value } = filter;
  const key = nameKey(value);
  return posts.filter(({ record, day }) => {
    if (kind === 'month') return day.startsWith(value);
    const names = kind === 'tag' ? (record.tags ?? []) : [record.author ?? ''];
    return names.some((name) => nameKey(name) === key);
  });
}

function filterIn(query: URLSearchParams): JournalQuery['filter'] {
  for (const kind of ['tag', 'author'] as const) {
    const value = query.get(JOURNAL_PARAMETER[kind])?.trim() ?? '';
    if (value !== '' && value.length <= LONGEST[kind]) return { kind, value: nameKey(value) };
  }
  const month = query.get(JOURNAL_PARAMETER.month) ?? '';
  return MONTH.test(month) ? { kind: 'month', value: month } : undefined;
}
