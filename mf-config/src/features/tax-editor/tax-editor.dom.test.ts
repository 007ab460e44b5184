import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import { isUnsaved } from '../../parts/settings-form/is-unsaved';
import { start } from './tax-editor.effects';
import { examples } from './tax-editor.example';
import type { TaxEditorHost } from './tax-editor-host';
import { strings } from './tax-editor.strings';
import { element } from './tax-editor.view';

const host: TaxEditorHost = createFakeRenderHost<Record<keyof typeof strings, string>>(strings);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

const formIn = (root: HTMLElement) => root.querySelector('form')!;
const sentBy = (name: keyof typeof examples) => Object.fromEntries(new FormData(formIn(show(name))));

test('sends back what is saved, unchanged, and counts as unchanged', () => {
  const { saved } = examples.saved.data['config/tax-editor/rule'];
  const typed = Object.entries(saved!.values).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]);
  const sent = Object.entries(sentBy('saved')).map(([name, value]) => [name, String(value).replace(/\r?\n/g, '\r\n')]);
  expect(Object.fromEntries(sent)).toMatchObject({ ...Object.fromEntries(typed), base: 'state-1', key: '' });
  expect(isUnsaved(formIn(show('saved')))).toBe(false);
});

test('who is signed out finds everything that was typed; what was removed says so, and a new one cannot be', () => {
  expect(sentBy('signedOut')).toMatchObject({ ...sentBy('wrong'), crumb: expect.anything() });
  expect(show('removed').querySelector('input:not([type=hidden]), button')).toBeNull();
  expect(show('removed').textContent).toContain('was removed');
  expect([show('added').querySelectorAll('form').length, show('saved').querySelectorAll('form').length]).toEqual([
    1, 2,
  ]);
});

test('with script the browser asks before what is not saved is left', () => {
  const own = createFakeHost(strings);
  const root = showView(element(examples.saved, own));
  start(root, own);
  const event = () => new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(event())).toBe(true);
  formIn(root).querySelector<HTMLInputElement>('[name=name]')!.value = 'Another';
  expect(window.dispatchEvent(event())).toBe(false);
});

test('has the country chosen, the kinds of product ticked, and marks what is wrong where it can be seen', () => {
  const root = show('saved');
  expect(root.querySelector<HTMLSelectElement>('[name=country]')?.value).toBe('DE');
  expect([...root.querySelectorAll<HTMLInputElement>('[name^="type."]')].map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  const invalid = [...show('wrong').querySelectorAll('[aria-invalid=true]')];
  expect(invalid.map((one) => [one.getAttribute('name'), one.closest('details')?.open ?? true])).toEqual([
    ['rate', true],
    ['zips', true],
  ]);
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
