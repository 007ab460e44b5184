import { SEARCH } from 'shared-types/blocks/search';
import { storableText } from '../../platform/schema/storable-text';
import { wordsOf } from '../../site/search/words-of';

/** One thing that was typed: a word, or words that stand together. */
export interface SearchTerm {
  /** Folded words, at least one. */
  readonly words: readonly string[];
  /** True with a minus in front: what holds it is not wanted. */
  readonly isExcluded: boolean;
  /** True where its last word may be the beginning of one: it was typed last, and no quotation mark closed it. */
  readonly isOpen: boolean;
}

/** What was typed. */
export interface SearchQuery {
  /** The typed text in one form of Unicode, no longer than is searched for. */
  readonly text: string;
  readonly isTooLong: boolean;
  readonly terms: readonly SearchTerm[];
}

const TERM = /(-?)(?:"([^"]*)("?)|([^\s"]+))/gu;
const QUOTATION_MARKS = /[“”„«»]/gu;
const SHORTEST = 2;
/** Scripts in which a single character can be a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Reads what was typed; there is nothing it cannot read. */
export function parseQuery(typed: string): SearchQuery {
  const whole = storableText(typed).normalize('NFC').replace(/\s+/gu, ' ').trim();
  const characters = [...whole];
  const text = characters.slice(0, SEARCH.longest).join('').trim();
  return { text, isTooLong: characters.length > SEARCH.longest, terms: termsOf(text) };
}

/** True where there is a word to look for that is long enough to tell things apart. */
export function isSearchable({ terms }: SearchQuery): boolean {
  return terms.some(({ words, isExcluded }) => !isExcluded && words.some(isLongEnough));
}

function isLongEnough(word: string): boolean {
  return [...word].length >= SHORTEST || DENSE.test(word);
}

function termsOf(text: string): SearchTerm[] {
  const found = [...text.replace(QUOTATION_MARKS, '"').matchAll(TERM)];
  return found.flatMap(([, minus, quoted, closing, bare], index) => {
    const words = wordsOf(quoted ?? bare ?? '').map(({ folded }) => folded);
    const isExcluded = minus === '-';
    const isOpen = index === found.length - 1 && !isExcluded && closing !== '"';
    return words.length === 0 ? [] : [{ words, isExcluded, isOpen }];
  });
}
