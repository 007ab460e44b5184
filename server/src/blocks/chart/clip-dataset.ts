import { DATASET_LIMIT, type ChartSettings, type DatasetRow } from 'shared-types/blocks/chart';

/** The rows and columns that are shown; every row has a value or `null` for each column. */
export interface Dataset {
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
}

/**
 * Limits the rows and columns of a dataset, and fills its gaps with `null`.
 * @implements DATA-05
 */
export function clipDataset({ columns, rows }: Pick<ChartSettings, 'columns' | 'rows'>): Dataset {
  const kept = columns.slice(0, DATASET_LIMIT.columns);
  return {
    columns: kept,
    rows: rows
      .slice(0, DATASET_LIMIT.rows)
      .map(({ label, values }) => ({ label, values: kept.map((_, column) => values[column] ?? null) })),
  };
}
