import { FORM_MESSAGES } from './form.messages';
import { readForm } from './read-form';
import type { Settings } from './settings';
import { formName, formValues, storedFields } from './stored-form';

const MESSAGES = FORM_MESSAGES.en;
const STORED: Settings = {
  fields: [
    { id: 'size-1', type: 'radio', title: 'Size', options: ['Mug', 'Bowl'], amounts: ['18', '24.50'] },
    { id: 'count-1', type: 'number', title: 'How  many' },
    { id: 'note-1', type: 'text', title: 'Note' },
    { id: 'total-1', type: 'calculation', title: 'Total', formula: '[size-1] * [count-1]' },
  ],
};
const read = (changes: Readonly<Record<string, string>> = {}, stored = STORED) =>
  readForm(
    {
      ...formValues(stored),
      ...Object.fromEntries([1, 2, 3, 4].map((row) => [`field.${row}.shownWhen.match`, 'all'])),
      ...changes,
    },
    {
      language: 'en',
      stored,
      mayAddScripts: true,
      captchaSiteKeys: new Set(),
      idOf: (type, row) => `${type}-new${row}`,
    },
  );
const fieldOf = (settings: Settings, id: string) => storedFields(settings).find((one) => one.id === id);

test('the builder shows labels, and what it shows, sent back, is what is stored', () => {
  expect(formValues(STORED)['field.4.formula']).toBe('[Size] * [How  many]');
  const { settings, errors } = read();
  expect([errors, formName(settings)]).toEqual([{}, formName(STORED)]);
  expect(fieldOf(settings, 'total-1')?.['formula']).toBe('[size-1] * [count-1]');
  expect(fieldOf(settings, 'size-1')?.['amounts']).toEqual(['18', '24.50']);
});

test('labels are found without regard to case and white space, of new fields too', () => {
  const { settings, errors } = read({
    'field.4.formula': '[ size ] × 2 + [how many] + [Tip]',
    'field.7.type': 'currency',
    'field.7.title': 'Tip',
    'field.7.place': '1',
  });
  expect(errors).toEqual({});
  expect(fieldOf(settings, 'total-1')?.['formula']).toBe('[size-1] × 2 + [count-1] + [currency-new7]');
});

test('a field may be renamed together with the formula that still has its former label', () => {
  const { settings, errors } = read({ 'field.2.title': 'Pieces' });
  expect(errors).toEqual({});
  expect(formValues(settings)['field.4.formula']).toBe('[Size] * [Pieces]');
});

test('a label that is not clear is shown as id, and refused as label', () => {
  const fields = storedFields(STORED).map((field) => (field.id === 'count-1' ? { ...field, title: 'size' } : field));
  expect(formValues({ fields })['field.4.formula']).toBe('[size-1] * [count-1]');
  expect(formName(read({}, { fields }).settings)).toBe(formName({ fields }));
  const { errors } = read({ 'field.4.formula': '[Size]', 'field.2.title': 'Size' });
  expect(errors).toEqual({ 'field.4.formula': MESSAGES['formula-ambiguous']('Size') });
});

test.each<[string, Record<string, string>, string, string]>([
  ['nothing', { 'field.4.formula': ' ' }, 'field.4.formula', MESSAGES['formula-empty']],
  ['half a formula', { 'field.4.formula': '[Size] *' }, 'field.4.formula', MESSAGES['formula-unfinished']],
  ['a division', { 'field.4.formula': '1 / 2' }, 'field.4.formula', MESSAGES['formula-unexpected']('/', 3)],
  ['no field', { 'field.4.formula': '[Colour]' }, 'field.4.formula', MESSAGES['formula-unknown']('Colour')],
  ['a text', { 'field.4.formula': '[Note]' }, 'field.4.formula', MESSAGES['formula-no-number']('Note')],
  ['itself', { 'field.4.formula': '[Total]' }, 'field.4.formula', MESSAGES['formula-itself']('Total')],
  [
    'a field below',
    { 'field.4.place': '1', 'field.1.place': '2' },
    'field.4.formula',
    MESSAGES['formula-below']('Size'),
  ],
  ['too few amounts', { 'field.1.amounts': '18' }, 'field.1.amounts', MESSAGES['amounts-count'](2)],
  ['no amount', { 'field.1.amounts': '18\nmuch' }, 'field.1.amounts', MESSAGES['amounts-amount']('much')],
])('%s is refused at its input', (_, changes, input, message) => {
  expect(read(changes).errors).toEqual({ [input]: message });
});

test('amounts are read as they are typed, an empty line is 0, and without any there are none', () => {
  const amounts = (text: string) => fieldOf(read({ 'field.1.amounts': text }).settings, 'size-1')?.['amounts'];
  expect(amounts('\n24,5\n')).toEqual(['0', '24.5']);
  expect(amounts(' \n ')).toBeUndefined();
});
