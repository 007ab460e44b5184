import { SEARCH } from 'shared-types/blocks/search';
import { storableText } from '../../platform/schema/storable-text';
import { wordsOf } from '../../site/search/words-of';

/** A word, or a phrase in quotation marks. */
export interface SearchTerm {
  /** Folded words, at least one. */
  readonly words: readonly string[];
  /** True after a minus sign: entries that contain it are excluded. */
  readonly isExcluded: boolean;
  /** True if its last word may be incomplete: it was typed last, and no quotation mark closes it. */
  readonly isOpen: boolean;
}

export interface SearchQuery {
  /** The typed text, normalized and limited in length. */
  readonly text: string;
  readonly isTooLong: boolean;
  readonly terms: readonly SearchTerm[];
}

const TERM = /(-?)(?:"([^"]*)("?)|([^\s"]+))/gu;
const QUOTATION_MARKS = /[“”„«»]/gu;
const SHORTEST = 2;
/** Scripts in which a single character can be a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Parses any text; never fails. */
export function parseQuery(typed: string): SearchQuery {
  const whole = storableText(typed).normalize('NFC').replace(/\s+/gu, ' ').trim();
  const characters = [...whole];
  const text = characters.slice(0, SEARCH.longest).join('').trim();
  return { text, isTooLong: characters.length > SEARCH.longest, terms: termsOf(text) };
}

/** True if at least one word is long enough to search for. */
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
