import {
  ADMIN_SEARCH_KINDS,
  ADMIN_SEARCH_LONGEST,
  type AdminFoundGroup,
  type AdminSearchReply,
} from 'shared-types/admin/search';
import { storableText } from '../../platform/schema/storable-text';
import { mayDo } from '../../site/session/capabilities';
import { wordsOf } from '../../site/search/words-of';
import type { Finder, FinderInput } from './finder';
import { FINDERS } from './finders';
import { ADMIN_SEARCH_MESSAGES } from './search.messages';

/** What an account finds in the admin area: of each kind that it may open, the first entries. */
export async function searchAdmin(input: FinderInput): Promise<AdminSearchReply> {
  const query = typedText(input.typed);
  if (wordsOf(query).length === 0) return { query, groups: [], count: 0 };
  const allowed = FINDERS.filter(({ needs }) => mayDo(input.account, needs));
  const found = await Promise.all(allowed.map((finder) => groupOf(finder, { ...input, typed: query })));
  const groups = found
    .filter(({ count }) => count > 0)
    .sort((one, other) => ADMIN_SEARCH_KINDS.indexOf(one.kind) - ADMIN_SEARCH_KINDS.indexOf(other.kind));
  return { query, groups, count: groups.reduce((sum, { count }) => sum + count, 0) };
}

function typedText(typed: string): string {
  return storableText(typed).trim().slice(0, ADMIN_SEARCH_LONGEST);
}

async function groupOf({ kind, find }: Finder, input: FinderInput): Promise<AdminFoundGroup> {
  return { kind, title: ADMIN_SEARCH_MESSAGES[input.language].kinds[kind], ...(await find(input)) };
}
