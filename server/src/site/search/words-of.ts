import { fold } from './fold';

/** A word of a text. */
export interface Word {
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
  readonly folded: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text in their order. Texts and what is typed are taken apart alike, here and not by the database. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = fold(word);
    return folded === '' ? [] : [{ from: index, to: index + word.length, folded }];
  });
}

/** The same words as the database is given them. */
export function foldedText(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}
