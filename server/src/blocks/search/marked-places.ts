/** Indexes of the words that PostgreSQL has marked. Folded words contain neither spaces nor angle brackets. */
export function markedPlaces(marked: string): ReadonlySet<number> {
  return new Set(marked.split(' ').flatMap((word, place) => (word.includes('<') ? [place] : [])));
}
