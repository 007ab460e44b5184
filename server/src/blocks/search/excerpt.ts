import type { SearchPiece } from 'shared-types/blocks/search';
import { wordsOf, type Word } from '../../site/search/words-of';

/** About two lines on a desktop. */
const LONGEST_WORDS = 30;
/** A sentence is shown from its beginning if that is at most this many words before the first marked word. */
const RUN_UP_WORDS = 8;
const SENTENCE_END = /[.!?…\n]/u;
const ELLIPSIS = '…';

/** A text and the indexes of its marked words. */
export interface MarkedText {
  readonly text: string;
  readonly marked: ReadonlySet<number>;
}

export function markAll({ text, marked }: MarkedText): SearchPiece[] {
  const words = wordsOf(text);
  return inPieces({ text, words, marked, from: 0, to: text.length });
}

/** A sentence or two around the marked words, or the beginning of the text if no word is marked. */
export function excerptOf({ text, marked }: MarkedText): SearchPiece[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const isShort = words.length <= LONGEST_WORDS;
  const first = isShort ? 0 : sentenceStart(text, words, densest(words.length, marked));
  const last = Math.min(first + LONGEST_WORDS, words.length) - 1;
  const isFromStart = first === 0;
  const isToEnd = last === words.length - 1;
  const pieces = inPieces({
    text,
    words,
    marked,
    from: isFromStart ? 0 : (words[first]?.from ?? 0),
    to: isToEnd ? text.length : (words[last]?.to ?? text.length),
  });
  const cutBefore = !isFromStart && !isSentenceStart(text, words, first);
  return [...(cutBefore ? [plain(ELLIPSIS)] : []), ...pieces, ...(isToEnd ? [] : [plain(ELLIPSIS)])];
}

/** The marked word after which the most marked words are close together. */
function densest(count: number, marked: ReadonlySet<number>): number {
  const places = [...marked].filter((place) => place < count).sort((one, other) => one - other);
  let best = { place: places[0] ?? 0, near: 0 };
  for (const place of places) {
    const near = places.filter((other) => other >= place && other < place + LONGEST_WORDS - RUN_UP_WORDS).length;
    if (near > best.near) best = { place, near };
  }
  return best.place;
}

function sentenceStart(text: string, words: readonly Word[], place: number): number {
  const earliest = Math.max(0, place - RUN_UP_WORDS);
  for (let at = place; at > earliest; at -= 1) if (isSentenceStart(text, words, at)) return at;
  return earliest;
}

function isSentenceStart(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return !before || !word || SENTENCE_END.test(text.slice(before.to, word.from));
}

interface PiecesInput extends MarkedText {
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
}

function inPieces({ text, words, marked, from, to }: PiecesInput): SearchPiece[] {
  const pieces: SearchPiece[] = [];
  let at = from;
  for (const [place, word] of words.entries()) {
    if (!marked.has(place) || word.from < from || word.to > to) continue;
    if (word.from > at) pieces.push(plain(text.slice(at, word.from)));
    pieces.push({ text: text.slice(word.from, word.to), isMarked: true });
    at = word.to;
  }
  if (at < to) pieces.push(plain(text.slice(at, to)));
  return pieces;
}

function plain(text: string): SearchPiece {
  return { text: text.replace(/\s+/gu, (blank) => (blank.includes('\n') ? ' · ' : blank)), isMarked: false };
}
