import {
  COMMON_FIELDS,
  type CommonData,
  type CommonField,
  type OptionalCommonField,
} from 'shared-types/telemetry/analytics';

/** Fields as read from the page, not yet validated. */
export type FoundFields = Readonly<Partial<Record<CommonField | OptionalCommonField, unknown>>>;

const NEVER_NULL: readonly string[] = COMMON_FIELDS;

/** Keeps the fields that have the right type, text or (if allowed) null, and warns developers of the others. */
export function commonData(fields: FoundFields): CommonData {
  const found = Object.entries(fields).filter(([name, value]) => {
    const isRight = typeof value === 'string' || (value === null && !NEVER_NULL.includes(name));
    if (!isRight && value !== undefined) console.warn(`Dropped the common event field ${name}: ${typeof value}`);
    return isRight;
  });
  return Object.fromEntries(found) as CommonData;
}
