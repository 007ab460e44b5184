import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import { isUnsaved } from '../../parts/settings-form/is-unsaved';
import { start } from './shipping-editor.effects';
import { examples } from './shipping-editor.example';
import type { ShippingEditorHost } from './shipping-editor-host';
import { strings } from './shipping-editor.strings';
import { element } from './shipping-editor.view';

const host: ShippingEditorHost = createFakeRenderHost<Record<keyof typeof strings, string>>(strings);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

const formIn = (root: HTMLElement) => root.querySelector('form')!;
const sentBy = (name: keyof typeof examples) => Object.fromEntries(new FormData(formIn(show(name))));

test('sends back what is saved, unchanged, and counts as unchanged', () => {
  const { saved } = examples.saved.data['config/shipping-editor/option'];
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

test('has empty rows behind the weight steps there are, and opens what is filled in or wrong', () => {
  const rows = (root: HTMLElement) => root.querySelectorAll('fieldset').length;
  expect([rows(show('added')), rows(show('saved')), rows(show('wrong'))]).toEqual([3, 5, 6]);
  const open = (name: keyof typeof examples) => [...show(name).querySelectorAll('details')].map((one) => one.open);
  expect([open('added'), open('saved'), open('narrowed')]).toEqual([
    [false, false],
    [false, true, false],
    [true, false, false],
  ]);
  const invalid = [...show('wrong').querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'));
  expect(invalid).toEqual(['countries', 'w.3.up']);
});

test('asks for weights in the units of the site', () => {
  const labels = (name: keyof typeof examples) => show(name).textContent;
  expect([labels('saved')?.includes('(kg)'), labels('narrowed')?.includes('(lbs)')]).toEqual([true, true]);
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
