import { z } from 'zod';

/** Schema for the numbers of a table. */
export function numberOf<N extends number>(table: Readonly<Record<string, N>>, what: string) {
  const numbers = new Set<number>(Object.values(table));
  return z.custom<N>((value) => typeof value === 'number' && numbers.has(value), `must be the number of a ${what}`);
}
