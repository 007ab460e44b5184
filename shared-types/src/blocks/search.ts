import type { ProductTeaser } from '../commerce/product';

/** The search page, below the root of each language. */
export const SEARCH = {
  path: '/search',
  /** Query parameter with the search terms. */
  queryParameter: 'q',
  /** Query parameter with the page number, from 1. */
  pageParameter: 'page',
  /** Maximum length of the search terms, in characters. */
  longest: 200,
  perPage: 20,
} as const;

/** A piece of a text: a match, or the text between matches. */
export interface SearchPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

export interface SearchResult {
  readonly path: string;
  readonly title: readonly SearchPiece[];
  /** One or two sentences around the matches. */
  readonly excerpt: readonly SearchPiece[];
  readonly product?: ProductTeaser;
}

/** `empty`: nothing typed; `too-short`: no word of two letters; `too-long`: too many characters; else `searched`. */
export type SearchOutcome = 'empty' | 'too-short' | 'too-long' | 'searched';

/** Data of the loader `blocks/search/results`. */
export interface SearchView {
  readonly outcome: SearchOutcome;
  /** The terms, trimmed and shortened to the maximum. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Best first. */
  readonly results: readonly SearchResult[];
  /** Total number; 0 on a page after the last. */
  readonly count: number;
}
