import type { ProductTeaser } from '../commerce/product';

/** Where every site is searched, below the root of its language, and how. */
export const SEARCH = {
  path: '/search',
  /** The name the typed words are sent by. */
  queryParameter: 'q',
  /** The name of the number of the page of results, from 1. */
  pageParameter: 'page',
  /** The most characters that are searched for. */
  longest: 200,
  /** Results on one page. */
  perPage: 20,
} as const;

/** A piece of a text: one that was searched for, or what stands between such. */
export interface SearchPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A page or product that holds the words. */
export interface SearchResult {
  /** Path on this site. */
  readonly path: string;
  readonly title: readonly SearchPiece[];
  /** A sentence or two around the words. */
  readonly excerpt: readonly SearchPiece[];
  /** Price and picture where it is a product. */
  readonly product?: ProductTeaser;
}

/**
 * What became of a search: `empty` nothing was typed, `too-short` no word of two letters, `too-long` more characters
 * than are searched for, `searched` the results, of which there may be none.
 */
export type SearchOutcome = 'empty' | 'too-short' | 'too-long' | 'searched';

/** Answer to the loader `blocks/search/results`. */
export interface SearchView {
  readonly outcome: SearchOutcome;
  /** What was typed, without spaces around it and no longer than is searched for. */
  readonly query: string;
  /** Number of the page of results, from 1. */
  readonly page: number;
  /** The results of this page, the best first. */
  readonly results: readonly SearchResult[];
  /** How many there are on all pages; 0 on a page behind the last. */
  readonly count: number;
}
