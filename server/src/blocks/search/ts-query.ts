import type { SearchTerm } from './parse-query';

/**
 * Terms in PostgreSQL's own language: all of them wanted, words of one term beside each other. Folded words hold nothing
 * but letters, digits and marks, so none can end its quotation.
 */
export function tsQuery(terms: readonly SearchTerm[]): string {
  return terms.map(termQuery).join(' & ');
}

function termQuery({ words, isExcluded, isOpen }: SearchTerm): string {
  const last = words.length - 1;
  const phrase = words.map((word, index) => `'${word}'${isOpen && index === last ? ':*' : ''}`).join(' <-> ');
  return `${isExcluded ? '!' : ''}(${phrase})`;
}
