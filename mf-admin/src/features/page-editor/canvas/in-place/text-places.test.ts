import type { EditorField } from 'shared-types/site/block-editor';
import { textPlaces, valueAt } from './text-places';

const label = { en: 'Label' };
const fields: readonly EditorField[] = [
  { kind: 'text', key: 'heading', label, longest: 20 },
  { kind: 'rich-text', key: 'html', label, longest: 100 },
  { kind: 'texts', key: 'words', label, most: 3, longest: 5 },
  {
    ...{ kind: 'list', key: 'items', label, most: 5, title: 'name', item: {} },
    fields: [
      { kind: 'text', key: 'name', label, longest: 30, lines: 3 },
      {
        ...{ kind: 'list', key: 'inner', label, most: 2, title: 't', item: {} },
        fields: [{ kind: 'text', key: 't.x', label, longest: 9 }],
      },
    ],
  },
  { kind: 'switch', key: 'on', label },
];

test('texts are found in the order of fields, in lists and lists of lists, by the key that sets them', () => {
  const settings = {
    heading: 'One',
    html: '<p>Two</p>',
    words: ['three', '', 4],
    items: [{ name: 'Five', inner: [{ t: { x: 'Six' } }] }, { name: ' ' }, null],
    on: true,
  };
  const places = textPlaces(fields, settings);
  expect(places.map(({ key, value, kind }) => [key, value, kind])).toEqual([
    ['heading', 'One', 'text'],
    ['html', '<p>Two</p>', 'rich-text'],
    ['words.0', 'three', 'text'],
    ['items.0.name', 'Five', 'text'],
    ['items.0.inner.0.t.x', 'Six', 'text'],
  ]);
  expect(places.map(({ hasLines }) => hasLines)).toEqual([false, false, false, true, false]);
  for (const { key, value } of places) expect(valueAt(settings, key)).toBe(value);
});

test('settings of another form have no texts, and what all objects share is none', () => {
  expect([textPlaces(fields, undefined), textPlaces(fields, { items: 'x', words: {} })]).toEqual([[], []]);
  expect([valueAt({}, 'constructor.name'), valueAt({ a: 1 }, 'a.b')]).toEqual([undefined, undefined]);
});
