import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { describeRuleForm } from '../../parts/rule-form/rule-form.fixture';
import { start } from './shipping-editor.effects';
import { examples } from './shipping-editor.example';
import { messages } from './shipping-editor.messages';
import { element } from './shipping-editor.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

describeRuleForm({
  show,
  saved: examples.saved.data['admin/shipping-editor/option'].saved,
  goLive: (root) => start(root, createFakeHost(messages)),
});

test('has empty rows after the weight steps, and opens parts that are filled in or have errors', () => {
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

test('uses the site’s units for weights', () => {
  const labels = (name: keyof typeof examples) => show(name).textContent;
  expect([labels('saved')?.includes('(kg)'), labels('narrowed')?.includes('(lbs)')]).toEqual([true, true]);
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
