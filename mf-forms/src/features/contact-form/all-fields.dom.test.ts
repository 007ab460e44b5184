import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './contact-form.example';
import { messages } from './contact-form.messages';
import { element } from './contact-form.view';

const host = createFakeRenderHost(messages);
const show = (name: 'allFields' | 'allFieldsRefused') => showView(element(examples[name], host));
const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('[name^="field."]')];

spec(
  ['FIELD-01', 'FIELD-02', 'FIELD-04', 'FIELD-05'],
  'each type has native inputs that browsers fill in',
  async () => {
    const root = show('allFields');
    const kinds = inputs(root)
      .filter(({ type }) => type !== 'radio')
      .map(({ name, type, inputMode, autocomplete }) => [name.slice('field.'.length), inputMode || type, autocomplete]);
    expect(kinds).toEqual([
      ['phone.country', 'tel', 'tel-country-code'],
      ['phone.number', 'tel', 'tel-national'],
      ['home.line1', 'text', 'address-line1'],
      ['home.line2', 'text', 'address-line2'],
      ['home.city', 'text', 'address-level2'],
      ['home.state', 'text', 'address-level1'],
      ['home.zip', 'text', 'postal-code'],
      ['home.country', 'text', 'country-name'],
      ['site.value', 'url', 'url'],
      ['account.value', 'text', 'off'],
      ['day.value', 'date', ''],
      ['hour.value', 'time', ''],
      ['guests.value', 'decimal', ''],
      ['budget.value', 'decimal', ''],
      ['code.value', 'password', 'new-password'],
    ]);
    expect(inputs(root).filter(({ labels }) => !labels?.length)).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  },
);

spec('FIELD-14', 'a likert scale has five answers to each statement, from -2 to 2', () => {
  const scale = inputs(show('allFields')).filter(({ name }) => name === 'field.last.0');
  expect(scale.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
    ['-2', 'Strongly Disagree'],
    ['-1', 'Disagree'],
    ['0', 'Neutral'],
    ['1', 'Agree'],
    ['2', 'Strongly Agree'],
  ]);
});

spec(['FIELD-15', 'FIELD-16'], 'sections are headings, and hidden fields are set by the server', () => {
  const root = show('allFields');
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['About you', 'The party']);
  expect(root.querySelector('[name*="source"], [name*="about"]')).toBeNull();
});

test('what was typed is still there after errors, but no password', () => {
  const root = show('allFieldsRefused');
  const typed = inputs(root).flatMap(({ name, value, type, checked }) =>
    (type === 'radio' ? checked : value) ? [`${name} ${value}`] : [],
  );
  expect(typed).toEqual([
    'field.phone.number 12x',
    'field.day.value 2027-01-31',
    'field.room.value Garden',
    'field.last.1 -2',
  ]);
});

test('the summary leads to the first input of each wrong field', () => {
  const root = show('allFieldsRefused');
  const targets = [...root.querySelectorAll<HTMLAnchorElement>('[data-form-error] a')].map(
    ({ hash }) => root.querySelector<HTMLInputElement>(hash)?.name,
  );
  expect(targets).toEqual(['field.phone.number', 'field.home.line1', 'field.last.0']);
});
