/** A variant in a product's form, with its value for each option; empty where it has none. */
export interface OptionedRow {
  readonly row: string;
  readonly values: readonly string[];
}

export interface CombinedRow {
  readonly values: readonly string[];
  /** The existing row that has this combination from now on; absent for a new one. */
  readonly row?: string;
  /** For a new one: the existing row that is most like it, if there is any. */
  readonly like?: string;
}

export interface CombinedVariants {
  /** Every combination of the values, the last option's changing first. */
  readonly rows: readonly CombinedRow[];
  /** Existing rows without a combination. */
  readonly vanished: readonly OptionedRow[];
}

/** Values typed in one field: separated by semicolons if it has one, else by commas. */
export function valuesOfText(text: string): string[] {
  const values = text.split(text.includes(';') ? ';' : ',').map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

/** The same values as one text. */
export function textOfValues(values: readonly string[]): string {
  if (!values.some((value) => value.includes(','))) return values.join(', ');
  return values.length === 1 ? `${values.join('')};` : values.join('; ');
}

export function combinationCount(options: readonly (readonly string[])[]): number {
  return options.reduce((count, values) => count * values.length, 1);
}

/**
 * Combines the values of all options. Rows keep their combination; a row without a value for a new option gets the first free
 * combination of its other values; a value that was overwritten in its place is renamed in the rows that have it.
 */
export function combineVariants(
  options: readonly (readonly string[])[],
  existing: readonly OptionedRow[],
): CombinedVariants {
  const renamed = renameValues(options, existing);
  const combinations = combine(options);
  const takenBy = new Map<number, string>();
  const vanished: OptionedRow[] = [];
  const missing = ({ values }: OptionedRow): number => values.filter((value) => value === '').length;
  for (const row of [...renamed].sort((a, b) => missing(a) - missing(b))) {
    const place = combinations.findIndex((values, index) => !takenBy.has(index) && isLike(row.values, values));
    if (place >= 0) takenBy.set(place, row.row);
    else vanished.push(row);
  }
  const rows = combinations.map((values, index): CombinedRow => {
    const row = takenBy.get(index);
    if (row !== undefined) return { values, row };
    const like = mostLike(values, renamed);
    return like === undefined ? { values } : { values, like };
  });
  return { rows, vanished: existing.filter(({ row }) => vanished.some((one) => one.row === row)) };
}

function combine(options: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return options.reduce<readonly (readonly string[])[]>(
    (all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
}

function renameValues(options: readonly (readonly string[])[], existing: readonly OptionedRow[]): OptionedRow[] {
  const names = options.map((values, option) => {
    const old = [...new Set(existing.map((row) => row.values[option] ?? ''))].filter((value) => value !== '');
    if (old.length !== values.length) return new Map<string, string>();
    const changed = old.map((value, index) => [value, values[index] ?? value] as const);
    return new Map(changed.filter(([from, to]) => !values.includes(from) && !old.includes(to)));
  });
  return existing.map(({ row, values }) => ({
    row,
    values: options.map((_, option) => {
      const value = values[option] ?? '';
      return names[option]?.get(value) ?? value;
    }),
  }));
}

function isLike(own: readonly string[], values: readonly string[]): boolean {
  return values.every((value, index) => own[index] === '' || own[index] === value);
}

function mostLike(values: readonly string[], rows: readonly OptionedRow[]): string | undefined {
  const shared = (row: OptionedRow): number => row.values.filter((value, index) => value === values[index]).length;
  const [first, ...others] = rows;
  if (!first) return undefined;
  return others.reduce((best, row) => (shared(row) > shared(best) ? row : best), first).row;
}
