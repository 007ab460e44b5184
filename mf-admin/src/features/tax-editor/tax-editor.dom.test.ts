import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { describeRuleForm } from '../../parts/rule-form/rule-form.fixture';
import { start } from './tax-editor.effects';
import { examples } from './tax-editor.example';
import { messages } from './tax-editor.messages';
import { element } from './tax-editor.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

describeRuleForm({
  show,
  saved: examples.saved.data['admin/tax-editor/rule'].saved,
  goLive: (root) => start(root, createFakeHost(messages)),
});

test('selects the country, checks the product types, and opens parts with errors', () => {
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
