import fc from 'fast-check';
import { formVersion, readDraft, type Draft } from './draft';

const NOW = Date.UTC(2027, 0, 31);
const DAY_MS = 86_400_000;
const DRAFT: Draft = { version: 'v', tab: 't', savedAt: NOW - DAY_MS, values: [['field.who.value', 'Ada']] };
const read = (changes: object = {}, nowMs = NOW) =>
  readDraft(JSON.stringify({ ...DRAFT, ...changes }), { version: 'v', nowMs });

test('a draft is read as it was written', () => {
  expect(read()).toEqual(DRAFT);
});

test.each<[string, object]>([
  ['of other fields', { version: 'w' }],
  ['of 30 days ago', { savedAt: NOW - 30 * DAY_MS }],
  ['of the future', { savedAt: NOW + 1 }],
  ['with other values', { values: [['field.who.value', 7]] }],
  ['without values', { values: null }],
])('a draft %s is none', (_, changes) => {
  expect(read(changes)).toBeUndefined();
});

test('whatever is stored, reading it never fails', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readDraft(text, { version: 'v', nowMs: NOW })).not.toThrow();
    }),
  );
  expect(readDraft(undefined, { version: 'v', nowMs: NOW })).toBeUndefined();
});

test('other fields, types and options are another version; titles are not', () => {
  const field = { id: 'a', type: 'radio', options: ['x'] } as const;
  const versions = [
    [field],
    [{ ...field, id: 'b' }],
    [{ ...field, type: 'select' as const }],
    [{ ...field, options: ['y'] }],
    [],
  ];
  expect(new Set(versions.map((fields) => formVersion(fields))).size).toBe(5);
  expect(formVersion([{ ...field, title: 'New' } as never])).toBe(formVersion([field]));
});
