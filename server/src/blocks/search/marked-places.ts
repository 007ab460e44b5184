/** Which words the database has marked, counted from 0. Folded words hold no space and no angle bracket themselves. */
export function markedPlaces(marked: string): ReadonlySet<number> {
  return new Set(marked.split(' ').flatMap((word, place) => (word.includes('<') ? [place] : [])));
}
