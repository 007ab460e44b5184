import fc from 'fast-check';
import type { EditorField } from 'shared-types/site/block-editor';
import { spec } from '../../../../tools/testing/spec';
import { settingsFrom } from '../../../../tools/testing/host/editor-settings';
import { issueMessage } from '../import/check/issue-message';
import { settingsSchema } from './settings-schema';

const label = { en: 'Label' };
const FIELDS: readonly EditorField[] = [
  { kind: 'text', key: 'title', label, longest: 10, required: true },
  { kind: 'text', key: 'code', label, longest: 10, pattern: String.raw`[a-z]+` },
  { kind: 'texts', key: 'options', label, most: 2, longest: 5 },
  { kind: 'rich-text', key: 'html', label, longest: 20 },
  { kind: 'number', key: 'options-of.speed', label, least: 1, most: 9 },
  { kind: 'switch', key: 'loop', label },
  {
    kind: 'choice',
    key: 'look',
    label,
    choices: [
      { value: 'plain', label },
      { value: 2, label },
    ],
  },
  { kind: 'url', key: 'src', label, required: true, when: { key: 'look', is: ['plain'] } },
  { kind: 'picture', key: 'picture', label },
  { kind: 'link', key: 'link', label },
  { kind: 'page', key: 'page', label },
  {
    kind: 'list',
    key: 'items',
    label,
    least: 1,
    most: 2,
    title: 'name',
    item: { name: 'New' },
    fields: [{ kind: 'text', key: 'name', label, longest: 1000, required: true }],
  },
];
const VALID = { title: 'Title', items: [{ name: 'One' }] };

const mistakes = (settings: unknown) =>
  (settingsSchema(FIELDS).safeParse(settings, { error: issueMessage }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('settings that the panel can make are right, with any others beside them', () => {
  expect(mistakes({ ...VALID, own: { anything: [null] } })).toEqual([]);
  const fields = FIELDS.filter(({ key }) => key !== 'src');
  fc.assert(
    fc.property(settingsFrom(fields), (settings) => {
      const { error } = settingsSchema(fields.map((field) => ({ ...field, longest: 1000 }) as EditorField)).safeParse(
        settings,
      );
      expect(error?.issues ?? []).toEqual([]);
    }),
  );
});

test.each<[object, string]>([
  [{ title: undefined }, 'title: is missing'],
  [{ title: '' }, 'title: is missing'],
  [{ title: 7 }, 'title: must be text'],
  [{ title: 'x'.repeat(11) }, 'title: must have at most 10 characters'],
  [{ code: 'A1' }, 'code: has the wrong form'],
  [{ options: ['a', 'b', 'c'] }, 'options: must have at most 2 entries'],
  [{ options: 'a' }, 'options: must be a list'],
  [{ html: {} }, 'html: must be text'],
  [{ 'options-of': { speed: 10 } }, 'options-of.speed: must be at most 9'],
  [{ 'options-of': 'fast' }, 'options-of: must be an object'],
  [{ loop: 'yes' }, 'loop: must be true or false'],
  [{ look: 3 }, 'look: 3 is not one of the expected options'],
  [{ look: 'plain' }, 'src: is missing'],
  [{ src: 'http://b.test/x' }, 'src: must be an https address'],
  [{ src: 'javascript:alert(1)' }, 'src: must be an https address'],
  [{ picture: 'kiln' }, 'picture: must be an object'],
  [{ link: { label: 'x' } }, 'link.href: is missing'],
  [{ page: 'shop' }, 'page: must be the path of a page'],
  [{ items: [] }, 'items: must have at least 1 entries'],
  [{ items: [{ name: 'One' }, {}] }, 'items.1.name: is missing'],
])('%j is refused with “%s”', (changes, message) => {
  expect(mistakes({ ...VALID, ...changes })).toEqual([message]);
});

spec('EDIT-16', 'a value that a choice does not offer is named', () => {
  expect(mistakes({ ...VALID, look: 'round' })).toEqual(['look: "round" is not one of the expected options']);
});

test.each([[null], ['text'], [[]], [7]])('%j is no settings', (settings) => {
  expect(mistakes(settings)).toEqual([': must be an object']);
});

spec('LEDIT-02', 'a link to named hosts leads to one of them, where its field is shown', () => {
  const hosts = ['youtube.com', 'youtu.be'] as const;
  const schema = settingsSchema([
    { kind: 'link', key: 'link', label, when: { key: 'at', is: ['youtube'] }, hosts },
    { kind: 'url', key: 'src', label, hosts },
  ]);
  const wrong = (settings: unknown) => schema.safeParse(settings).error?.issues.map(({ message }) => message) ?? [];
  const message = 'must be a web address of youtube.com or youtu.be';
  expect(wrong({ at: 'youtube', link: { href: 'https://www.youtube.com/@fern' }, src: 'https://youtu.be/1' })).toEqual(
    [],
  );
  expect(wrong({ at: 'rss', link: { href: '/feed' } })).toEqual([]);
  expect(wrong({ at: 'youtube', link: { href: '/feed' }, src: 'https://example.com' })).toEqual([message, message]);
});
