import type { AdminFound } from 'shared-types/admin/search';
import { wordsOf } from '../../site/search/words-of';
import type { FinderInput, FoundEntries } from './finder';

/** Something with a few texts, of which a site has so few that no index is needed. */
export interface Candidate extends AdminFound {
  /** Texts it is found by, besides its title and note. */
  readonly also?: readonly string[];
}

/** Candidates with all typed words, each of which may be the beginning of a longer one; those with all in the title first. */
export function matchingTexts(
  candidates: readonly Candidate[],
  { typed, most }: Pick<FinderInput, 'typed' | 'most'>,
): FoundEntries {
  const wanted = wordsOf(typed).map(({ folded }) => folded);
  const has = (texts: readonly string[]) => {
    const words = texts.flatMap(wordsOf);
    return wanted.every((want) => words.some(({ folded }) => folded.startsWith(want)));
  };
  const found = candidates.filter(({ title, note = '', also = [] }) => has([title, note, ...also]));
  const first = found.filter(({ title }) => has([title]));
  const ordered = [...first, ...found.filter((one) => !first.includes(one))];
  return { count: found.length, entries: ordered.slice(0, most).map(entryOf) };
}

function entryOf({ path, title, note }: Candidate): AdminFound {
  return { path, title, ...(note ? { note } : {}) };
}
