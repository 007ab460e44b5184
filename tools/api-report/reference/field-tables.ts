import { table } from '../../markdown/table.ts';
import type { Parameter, Schema } from './openapi.ts';
import { schemaFields } from './schema-fields.ts';
import { limitsText, typeText } from './type-text.ts';

type Row = Readonly<Record<string, string>>;

/** The table of a body's fields; none if it is not an object. */
export function fieldTables(schema: Schema): string[] {
  const rows = schemaFields(schema).map(({ name, type, limits, isRequired, description }) => ({
    Name: `\`${name}\``,
    Type: type,
    Limits: limits,
    Required: yesOrNo(isRequired),
    Description: description,
  }));
  return rows.length > 0 ? [filledTable(rows)] : [];
}

/** The table of a call's parameters in path and query. */
export function parameterTable(parameters: readonly Parameter[]): string {
  return filledTable(
    parameters.map(({ name, in: place, required, schema }) => ({
      Name: `\`${name}\``,
      In: place,
      Type: typeText(schema),
      Limits: limitsText(schema),
      Required: yesOrNo(required),
      Description: schema.description ?? '',
    })),
  );
}

/** A table without the columns that are empty in every row. */
function filledTable(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {}).filter((head) => rows.some((row) => row[head] !== ''));
  return table(
    heads,
    rows.map((row) => heads.map((head) => row[head] ?? '')),
  );
}

const yesOrNo = (isYes: boolean): string => (isYes ? 'yes' : 'no');
