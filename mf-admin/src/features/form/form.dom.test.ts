import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './form.effects';
import { examples } from './form.example';
import { messages } from './form.messages';
import { element } from './form.view';

type Name = keyof typeof examples;

function show(name: Name = 'saved') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  // jsdom cannot send forms.
  const sent: string[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const titles = [...new FormData(this)].filter(([input]) => input.endsWith('.title')).map(([, value]) => value);
    sent.push(`${this.getAttribute('action')} ${this.target} ${titles.join()}`);
  });
  return { host, root, sent };
}
function open(name: Name = 'saved') {
  const shown = show(name);
  start(shown.root, shown.host);
  const rows = () => [...shown.root.querySelectorAll<HTMLElement>('[data-row]')];
  const row = (title: string) => rows().find((one) => valueIn(one, 'title') === title)!;
  const press = (title: string, move: string) =>
    row(title).querySelector<HTMLButtonElement>(`[data-move=${move}]`)?.click();
  const add = (type: string) => shown.root.querySelector<HTMLButtonElement>(`[data-add=${type}]`)?.click();
  const titles = () => rows().map((one) => valueIn(one, 'title'));
  return { ...shown, rows, row, press, add, titles };
}
const inputOf = (row: Element, name: string) =>
  row.querySelector<HTMLInputElement>(`[name^="field."][name$=".${name}"]`);
const valueIn = (row: Element, name: string) => inputOf(row, name)?.value;
/** Logic is the builder's own, beside the properties of the specification. */
const LOGIC = ['shownWhen', 'startsPage', 'amounts', 'key'];
/** The editable properties of the field of a type. */
const propertiesOf = (root: Element, type: string) =>
  [...(root.querySelector(`ol > [data-row=${type}]`)?.querySelectorAll('[name^="field."]') ?? [])]
    .map((input) => input.getAttribute('name')?.split('.')[2] ?? '')
    .filter((name) => !['id', 'type', 'title', 'place', 'remove'].includes(name))
    .filter((name) => type === 'hidden' || !LOGIC.includes(name));

afterEach(() => jest.restoreAllMocks());

spec('FBUILD-01', 'the parts are build 1, storage 2, advanced 3, captcha 4, disclaimer 5', () => {
  const { root } = show();
  const parts = [...root.querySelectorAll<HTMLElement>('[data-fieldset]')];
  expect(parts.map((part) => `${part.querySelector('legend')?.textContent} ${part.dataset['fieldset']}`)).toEqual([
    'Build 1',
    'Storage 2',
    'Advanced 3',
    'Captcha 4',
    'Disclaimer 5',
  ]);
});

spec('FBUILD-01', 'a saved webhook can get a new secret, which is above the form, and no form sends it', async () => {
  const box = (root: Element) => root.querySelector('[data-fieldset="2"] [name="newWebhookSecret"]');
  const { root } = show('newSecret');
  const secret = root.querySelector('.admin-form__secret code')!;
  expect([secret.textContent?.startsWith('whsec_'), secret.closest('form'), box(root) !== null]).toEqual([
    true,
    null,
    true,
  ]);
  expect(await axeFindings()).toEqual([]);
  const { root: without } = show();
  expect([without.querySelector('.admin-form__secret'), box(without)]).toEqual([null, null]);
  expect(without.querySelector('[name="webhookUrl"]')?.getAttribute('type')).toBe('url');
});

const TABLE = [
  ['FBUILD-02', ['text', 'number', 'website'], ['description', 'placeholder', 'required']],
  ['FBUILD-03', ['currency'], ['description', 'currencySymbol', 'required']],
  ['FBUILD-04', ['password', 'twitter', 'date', 'time', 'address'], ['description', 'required']],
  ['FBUILD-05', ['phone'], ['description', 'showCountryCode', 'required']],
  ['FBUILD-06', ['section'], ['description', 'underline']],
  ['FBUILD-07', ['radio', 'checkbox', 'likert'], ['description', 'options', 'required']],
  ['FBUILD-08', ['hidden'], ['key', 'value']],
] as const;
for (const [id, types, properties] of TABLE)
  spec(id, `an owner edits ${properties.join(', ')} of ${types.join(', ')}`, () => {
    const { root } = show('allTypes');
    for (const type of types) expect([type, ...propertiesOf(root, type)]).toEqual([type, ...properties]);
  });

test('an owner edits which files a field takes, and how many', () => {
  expect(propertiesOf(show('allTypes').root, 'file')).toEqual(['description', 'accepts', 'mostFiles', 'required']);
});

spec(['FBUILD-02', 'FBUILD-04', 'FBUILD-07'], 'an owner edits the properties of emails, names and dropdowns', () => {
  const { root } = show();
  expect(propertiesOf(root, 'email')).toEqual(['description', 'placeholder', 'required']);
  expect(propertiesOf(root, 'name')).toEqual(['description', 'required']);
  expect(propertiesOf(root, 'select')).toEqual(['description', 'options', 'required']);
});

test('an owner edits the formula of a calculation, and what the options of choices count', () => {
  const { root } = show('allTypes');
  expect(propertiesOf(root, 'calculation')).toEqual(['description', 'formula', 'currencySymbol']);
  const counting = ['radio', 'checkbox', 'likert', 'text'].filter((type) => {
    const row = root.querySelector(`ol > [data-row=${type}]`);
    return row && inputOf(row, 'amounts');
  });
  expect(counting).toEqual(['radio', 'checkbox']);
});

spec(['FBUILD-02', 'FBUILD-09'], 'a long text has a maximum length only while the vanilla form handler is on', () => {
  const added = (name: Name) => {
    const { root, add } = open(name);
    add('textarea');
    return propertiesOf(root, 'textarea');
  };
  expect(added('saved')).toEqual(['description', 'placeholder', 'required', 'maxLength']);
  expect(added('handled')).toEqual(['description', 'placeholder', 'required']);
});

test('without script, empty rows with a choice of types add fields, and numbers move them', () => {
  const { root } = show();
  const spare = [...root.querySelectorAll<HTMLElement>('[data-spare]')];
  expect(spare.map((row) => row.querySelectorAll('option').length)).toEqual([22, 22, 22]);
  expect(spare.map((row) => inputOf(row, 'title')?.name)).toEqual(['field.4.title', 'field.5.title', 'field.6.title']);
  expect(root.querySelector<HTMLElement>('[data-palette]')?.hidden).toBe(true);
  expect(root.querySelector('noscript')?.innerHTML.toLowerCase()).toContain('formaction="/api/config/form/preview"');
  expect(root.querySelector('[data-row=email] [data-remove]')?.textContent).toContain('12 submissions');
});

test('the palette adds a field of each type with its own inputs, and selects its label', () => {
  const { host, root, add, rows, titles } = open();
  expect(root.querySelectorAll('[data-add]')).toHaveLength(21);
  expect([...root.querySelectorAll('[data-add]')].every((button) => button.querySelector('svg'))).toBe(true);
  add('radio');
  add('radio');
  expect(titles()).toEqual(['Name', 'Email', 'About', 'Radio buttons', 'Radio buttons']);
  const [first, second] = rows().slice(3) as [HTMLElement, HTMLElement];
  expect([inputOf(first, 'title')?.name, inputOf(second, 'title')?.name]).toEqual(['field.4.title', 'field.5.title']);
  expect([valueIn(first, 'id'), valueIn(first, 'type'), valueIn(first, 'place')]).toEqual(['', 'radio', '4']);
  expect(document.activeElement).toBe(inputOf(second, 'title'));
  expect(second.querySelector('label')?.htmlFor).toBe(inputOf(second, 'title')?.id);
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(host.announced).toEqual(['Radio buttons added.', 'Radio buttons added.']);
  expect(root.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden).toBe(false);
});

test('a field moves with its values, is announced, and keeps the focus', () => {
  const { host, press, rows, row, titles } = open();
  press('Name', 'down');
  expect(titles()).toEqual(['Email', 'Name', 'About']);
  expect(rows().map((one) => valueIn(one, 'place'))).toEqual(['1', '2', '3']);
  expect(host.announced).toEqual(['Name is now field 2.']);
  expect(document.activeElement).toBe(row('Name').querySelector('[data-move=down]'));
  press('Name', 'down');
  // It is now the last one, so its other button gets the focus.
  expect(document.activeElement).toBe(row('Name').querySelector('[data-move=up]'));
  expect(row('Email').querySelector<HTMLButtonElement>('[data-move=up]')?.disabled).toBe(true);
});

test('a removed field says what was answered, and comes back where it was', () => {
  const { host, press, row } = open();
  const box = () => inputOf(row('Email'), 'remove')?.checked;
  press('Email', 'remove');
  expect(box()).toBe(true);
  const note = row('Email').querySelector<HTMLElement>('[data-removed]');
  expect([note?.hidden, row('Email').querySelector('details')?.hidden]).toEqual([false, true]);
  expect(note?.textContent).toContain('12 submissions have an answer to this field.');
  expect(host.announced.at(-1)).toContain('Removed: Email. 12 submissions');
  expect(document.activeElement).toBe(note?.querySelector('[data-restore]'));
  // The next field moves over it.
  press('About', 'up');
  note?.querySelector('button')?.click();
  expect([box(), note?.hidden]).toEqual([false, true]);
  expect(document.activeElement).toBe(row('Email').querySelector('summary'));
});

test('discarding brings back order and removed fields, and drops new ones', async () => {
  const { root, add, press, titles, row } = open();
  add('date');
  press('Date', 'up');
  press('Name', 'down');
  press('About', 'remove');
  root.querySelector<HTMLButtonElement>('[data-undo]')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(titles()).toEqual(['Name', 'Email', 'About']);
  expect(row('About').querySelector('details')?.hidden).toBe(false);
  expect(root.querySelector<HTMLElement>('[data-unsaved-note]')?.hidden).toBe(true);
});

test('the preview gets the values as they are, at the start and after each change', () => {
  jest.useFakeTimers();
  const { root, sent, row } = open();
  const frame = root.querySelector('iframe');
  expect(sent[0]).toMatch(new RegExp(`^/api/config/form/preview ${frame?.name} Name,Email,About`));
  const title = inputOf(row('Email'), 'title');
  if (title) title.value = 'Mail';
  title?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(sent).toHaveLength(1);
  jest.runAllTimers();
  expect(sent[1]).toContain('Name,Mail,About');
  expect(root.querySelectorAll('form')).toHaveLength(1);
  jest.useRealTimers();
});

test('after a rejection it keeps every typed row, and opens those with errors', () => {
  const { root } = show('wrong');
  const row = (type: string) => root.querySelector<HTMLElement>(`ol > [data-row=${type}]`) as HTMLElement;
  expect(valueIn(row('textarea'), 'title')).toBe('Message');
  expect([valueIn(row('textarea'), 'place'), valueIn(row('name'), 'id')]).toEqual(['1', 'who']);
  const isOpen = (type: string) => row(type).querySelector('details')?.open;
  expect([isOpen('email'), isOpen('select'), isOpen('name')]).toEqual([true, true, false]);
  expect(root.querySelector('[data-field-error="field.3.options"]')?.textContent).toBe('Enter at least one option.');
  const { root: conflict } = show('conflict');
  expect(conflict.querySelector('[data-field-error="fields"]')?.textContent).toContain('About');
  expect(conflict.querySelector<HTMLInputElement>('[name=key]')?.value).toBe('state-2');
});

test('only accounts that may add scripts see the HTML after sending', () => {
  const isOffered = (name: Name) => show(name).root.querySelector('[name=postSubmitHtml]') !== null;
  expect([isOffered('saved'), isOffered('handled')]).toEqual([true, false]);
});

spec('PLAT-08', 'axe finds nothing, with errors, with new fields and with removed ones', async () => {
  for (const name of ['allTypes', 'wrong', 'saved'] as const) {
    const { add, press, titles } = open(name);
    add('likert');
    press(titles()[0] ?? '', 'remove');
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});

spec('MAIL-01', 'the mailing list is chosen by its name; one that was deleted is named as such', () => {
  const select = (name: Name) => show(name).root.querySelector<HTMLSelectElement>('select[name=listId]');
  const options = (name: Name) => [...(select(name)?.options ?? [])].map(({ text }) => text);
  expect([options('saved'), select('saved')?.value]).toEqual([['None', 'News', 'Workshops (Mailchimp)'], '']);
  expect(select('subscribing')?.selectedOptions[0]?.text).toBe('Workshops (Mailchimp)');
  expect(select('listGone')?.selectedOptions[0]?.text).toBe('A list that was deleted');
  const without = show('noLists').root;
  expect(without.querySelector('[name=listId]')).toBeNull();
  expect(without.querySelector('a[href="/config/mailing-lists"]')?.textContent).toBe('Create a mailing list');
});
