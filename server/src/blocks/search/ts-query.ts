import type { SearchTerm } from './parse-query';

/** The terms as a `tsquery` that requires all. Folded words hold no punctuation, so none can end the quotation. */
export function tsQuery(terms: readonly SearchTerm[]): string {
  return terms.map(termQuery).join(' & ');
}

function termQuery({ words, isExcluded, isOpen }: SearchTerm): string {
  const last = words.length - 1;
  const phrase = words.map((word, index) => `'${word}'${isOpen && index === last ? ':*' : ''}`).join(' <-> ');
  return `${isExcluded ? '!' : ''}(${phrase})`;
}
