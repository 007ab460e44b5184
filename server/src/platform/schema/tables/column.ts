import type { ColumnType } from 'kysely';

/** A JSON column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** A nullable JSON column. */
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A time the database sets by itself. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
