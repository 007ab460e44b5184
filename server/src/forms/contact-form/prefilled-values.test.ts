import fc from 'fast-check';
import type { FieldType } from 'shared-types/forms/contact-form';
import { patched } from '../../../../tools/testing/site/patched';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { checkAnswers } from '../../site/form/check-answers';
import type { FieldDefinition } from '../../site/form/field-definition';
import { sentAnswers } from '../../site/form/sent-answers';
import { prefilledValues } from './prefilled-values';
import { prepareSubmissions } from './submissions.fixture';

const TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'currency',
  'website',
  'twitter',
  'date',
  'time',
  'radio',
  'select',
  'checkbox',
  'password',
  'name',
  'phone',
  'address',
  'likert',
  'section',
] as const satisfies readonly FieldType[];
const field = (type: FieldType, changes: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id: 'f',
  type,
  title: 'Field',
  required: true,
  options: ['Studio', 'Garden'],
  key: 'q',
  ...changes,
});
const filled = (type: FieldType, query: string, changes?: Partial<FieldDefinition>) =>
  prefilledValues([field(type, changes)], { query: new URLSearchParams(query), site: { locale: 'en' } });

test.each<[FieldType, string, object]>([
  ['text', 'q=Ada', { 'field.f.value': 'Ada' }],
  ['text', 'other=Ada', {}],
  ['text', 'q=', {}],
  ['text', `q=${'x'.repeat(2001)}`, {}],
  ['email', 'q=ada@example.com', { 'field.f.value': 'ada@example.com' }],
  ['email', 'q=ada', {}],
  ['date', 'q=2027-01-31', { 'field.f.value': '2027-01-31' }],
  ['date', 'q=31.1.2027', {}],
  ['number', 'q=seven', {}],
  ['radio', 'q=Garden', { 'field.f.value': 'Garden' }],
  ['select', 'q=Roof', {}],
  ['checkbox', 'q=Roof&q=Garden', { 'field.f.1': 'Garden' }],
  ['password', 'q=secret', {}],
])('of a %s, %s gives %j', (type, query, values) => {
  expect(filled(type, query)).toEqual(values);
});

test('the maximum length of the field counts, and only fields with a parameter are filled in', () => {
  expect(filled('textarea', 'q=abcdef', { maxLength: 5 })).toEqual({});
  expect(filled('text', 'f=Ada', { key: undefined })).toEqual({});
});

test('whatever is filled in could be sent, and nothing is refused for it', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('Studio', '7', '2027-01-31', '14:30', 'ada@example.com', '@ada'));
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), fc.array(text, { maxLength: 3 }), (type, values) => {
      const own = field(type, { required: false });
      const query = new URLSearchParams(values.map((value): [string, string] => ['q', value]));
      const answers = sentAnswers(prefilledValues([own], { query, site: { locale: 'en' } }), [own]);
      expect(checkAnswers({ fields: [own], answers: answers ?? new Map() }, ANSWER_MESSAGES.en).ok).toBe(true);
    }),
  );
});

const submissions = prepareSubmissions();

test('a page is filled in from its query, without script, and pages for others are not', async () => {
  const fields = [
    { id: 'topic', type: 'radio', title: 'Topic', options: ['An order', 'A class'], key: 'topic' },
    { id: 'who', type: 'text', title: 'Name', key: 'name' },
    { id: 'code', type: 'password', title: 'Code', key: 'code' },
  ];
  await submissions.open.load(
    patched({ 'pages.0.blocks.1.settings': { fields, submitButtonText: '', submissionMessage: '' } }),
  );
  const bodyOf = async (path: string) => (await submissions.visitor.get(path)).body;
  const body = await bodyOf('/?topic=A+class&name=%22%3E%3Cb%3EAda&code=secret');
  expect(body).toMatch(/<input(?=[^>]*value="A class")(?=[^>]*checked)[^>]*>/);
  expect(body).toContain('value="&quot;&gt;&lt;b&gt;Ada"');
  expect(body).not.toMatch(/name="field\.code\.value"[^>]*secret/);
  const plain = await bodyOf('/');
  expect([plain.includes('&lt;b&gt;Ada'), /value="A class"[^>]*checked/.test(plain)]).toEqual([false, false]);
});
