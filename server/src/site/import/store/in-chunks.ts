/** PostgreSQL takes 65,535 values in one statement; the widest row here has 15. */
const ROWS = 1000;

/** Rows in pieces that one statement can carry. */
export function inChunks<T>(rows: readonly T[], size = ROWS): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
