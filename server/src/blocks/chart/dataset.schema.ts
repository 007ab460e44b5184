import { DATASET_LIMIT, type ChartSettings, type DatasetRow } from 'shared-types/blocks/chart';
import { z } from 'zod';

const { nameLength, value } = DATASET_LIMIT;
const name = z.string().max(nameLength);

const rowSchema = z.object({
  label: name,
  values: z.array(z.number().min(-value).max(value).nullable()),
}) satisfies z.ZodType<DatasetRow>;

/** A chart as its owner entered it. A row may have fewer values than there are columns, but not more. */
export const chartSchema = z
  .object({
    title: z.string().min(1),
    description: z.string().optional(),
    columns: z.array(name).min(1),
    rows: z.array(rowSchema),
  })
  .refine(({ columns, rows }) => rows.every(({ values }) => values.length <= columns.length), {
    message: 'A row has more values than the dataset has columns.',
  }) satisfies z.ZodType<ChartSettings>;
