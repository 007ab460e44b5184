/** PostgreSQL allows 65,535 parameters per statement, and the widest row has 15. */
const ROWS = 1000;

/** Splits rows into chunks that fit into one statement. */
export function inChunks<T>(rows: readonly T[], size = ROWS): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
