import { z } from 'zod';

/** Unlimited quantifiers outside of character classes. */
const ENDLESS = /[*+]|\{\d+,\}/;
const CLASS = /\\.|\[(?:\\.|[^\]\\])*\]/g;

/** Paths of the texts in a schema that have no maximum length, for example `field.0.other`. */
export function unboundedTexts(schema: z.core.$ZodType, place = ''): string[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return isBounded(schema) ? [] : [place];
  return partsOf(schema).flatMap(([name, part]) => unboundedTexts(part, [place, name].filter(Boolean).join('.')));
}

function isBounded({ maxLength, _zod: { def } }: z.ZodString | z.ZodStringFormat): boolean {
  if (maxLength !== null && Number.isFinite(maxLength)) return true;
  const checks = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
  const patterns = checks.flatMap((check) => (check as { readonly pattern?: RegExp }).pattern ?? []);
  return patterns.some(
    ({ source }) => source.startsWith('^') && source.endsWith('$') && !ENDLESS.test(source.replace(CLASS, 'c')),
  );
}

/** The direct parts of a schema, by name. */
function partsOf(schema: z.core.$ZodType): (readonly [string, z.core.$ZodType])[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodArray) return [['[]', schema.element]];
  if (schema instanceof z.ZodRecord) return [['{}', schema.valueType]];
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item, index) => [String(index), item]);
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option]);
  if (schema instanceof z.ZodIntersection)
    return [
      ['', schema.def.left],
      ['', schema.def.right],
    ];
  // A transform of a bounded text is bounded too.
  if (schema instanceof z.ZodPipe)
    return [['', schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in]];
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? [['', innerType]] : [];
}
