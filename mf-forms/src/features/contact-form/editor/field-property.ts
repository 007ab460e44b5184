import {
  FIELD_PROPERTIES,
  LOGIC_PROPERTIES,
  VANILLA_PROPERTIES,
  type FieldProperty,
} from 'shared-types/forms/form-builder';

/** The property and the types of fields that have it. */
export function property<Key extends FieldProperty>(key: Key) {
  // This feature is the vanilla form handler.
  const all: readonly (readonly [string, readonly FieldProperty[]])[] = [
    ...Object.entries(FIELD_PROPERTIES),
    ...Object.entries(VANILLA_PROPERTIES),
    ...Object.entries(LOGIC_PROPERTIES),
  ];
  return { key, when: { key: 'type', is: all.flatMap(([type, keys]) => (keys.includes(key) ? [type] : [])) } };
}
