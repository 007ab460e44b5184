import type { BlockEditor, EditorField } from 'shared-types/site/block-editor';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { patched } from '../../../../../../tools/testing/site/patched';
import { checkDocument } from '../check-document';
import { mistakeMessage } from '../mistake';

const label = { en: 'Label' };
const editorOf = (...fields: readonly EditorField[]): BlockEditor => ({
  title: label,
  group: 'text',
  picture: 'M0 0',
  defaults: {},
  fields,
});
const EDITORS = new Map([
  [BLOCK_TYPE.quote, editorOf({ kind: 'text', key: 'text', label, longest: 5, required: true })],
  [BLOCK_TYPE.newsletter, editorOf({ kind: 'text', key: 'label', label, longest: 5, required: true })],
]);

const mistakes = (type: number, settings: unknown) =>
  checkDocument(
    patched({ 'pages.0.blocks.0.type': type, 'pages.0.blocks.0.settings': settings }),
    EDITORS,
  ).mistakes.map(mistakeMessage);

test.each([
  [{ text: 'Hello' }, []],
  [{ text: 'Hello', more: true }, []],
  [{ text: 7 }, ['pages[0].blocks[0].settings.text: must be text.']],
  [{ text: 'Hello you' }, ['pages[0].blocks[0].settings.text: must have at most 5 characters.']],
  [{}, ['pages[0].blocks[0].settings.text: is missing.']],
  [null, ['pages[0].blocks[0].settings: must be an object.']],
  ['Hello', ['pages[0].blocks[0].settings: must be an object.']],
])('a block’s settings %j have the mistakes %j', (settings, messages) => {
  expect(mistakes(BLOCK_TYPE.quote, settings)).toEqual(messages);
});

test('a mistake that another check names is named once', () => {
  expect(mistakes(BLOCK_TYPE.newsletter, { label: 7 })).toEqual(['pages[0].blocks[0].settings.label: must be text.']);
});

test('a block without a panel may have any settings', () => {
  expect(mistakes(BLOCK_TYPE.marquee, { text: 7 })).toEqual([]);
});
