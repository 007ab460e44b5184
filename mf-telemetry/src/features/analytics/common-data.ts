import {
  COMMON_FIELDS,
  type CommonData,
  type CommonField,
  type OptionalCommonField,
} from 'shared-types/telemetry/analytics';

/** Fields as they come from the page; an absent one is none. */
export type FoundFields = Readonly<Partial<Record<CommonField | OptionalCommonField, unknown>>>;

const NEVER_NULL: readonly string[] = COMMON_FIELDS;

/** The fields that have their type: a text, or null where there may be none. Developers are warned of every other. */
export function commonData(fields: FoundFields): CommonData {
  const found = Object.entries(fields).filter(([name, value]) => {
    const isRight = typeof value === 'string' || (value === null && !NEVER_NULL.includes(name));
    if (!isRight && value !== undefined) console.warn(`Dropped the common event field ${name}: ${typeof value}`);
    return isRight;
  });
  return Object.fromEntries(found) as CommonData;
}
