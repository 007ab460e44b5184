import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './mailing-lists.example';
import { messages } from './mailing-lists.messages';
import { element } from './mailing-lists.view';

type Name = keyof typeof examples;

const show = (name: Name) => showView(element(examples[name], createFakeRenderHost(messages)), examples[name].block.id);
const connections = (root: HTMLElement) => [...root.querySelectorAll<HTMLFormElement>('form:has(select)')];

spec('MAIL-01', 'each form of the site has a form that connects it to a list', () => {
  const [first, second] = connections(show('some'));
  expect(first?.getAttribute('action')).toBe('/api/config/mailing-lists/connections');
  expect(new FormData(first).get('listId')).toBe(examples.some.data['admin/mailing-lists/list'].forms[0]?.listId);
  expect(first?.querySelectorAll('option')).toHaveLength(3);
  expect([first?.querySelectorAll('button').length, second?.querySelectorAll('button').length]).toEqual([2, 1]);
  expect(new FormData(second).get('listId')).toBe('');
});

spec('MAIL-03', 'the form without a list says that one must be selected, at its field', () => {
  const [first, second] = connections(show('noneSelected'));
  expect(first?.querySelector('.field__error')?.textContent).toBe('A List must be selected');
  expect(first?.querySelector('select')?.getAttribute('aria-invalid')).toBe('true');
  expect(second?.querySelector('.field__error')?.textContent).toBe('');
});

spec('MAIL-04', 'without lists the owner is asked to create one before continuing', () => {
  const root = show('empty');
  expect(root.textContent).toContain("You don't have any mailing lists. Please create one before continuing.");
  expect(connections(root)).toEqual([]);
});

spec('MAIL-05', 'a new list requires double opt-in unless the owner unchecks it', () => {
  const box = show('empty').querySelector<HTMLInputElement>('input[name="requiresConfirmation"]');
  expect([box?.checked, box?.labels?.[0]?.textContent]).toEqual([true, 'Require double opt-in']);
  const unchecked = show('nameTaken').querySelector<HTMLInputElement>('input[name="requiresConfirmation"]');
  expect(unchecked?.checked).toBe(false);
});

test.each(Object.keys(examples) as Name[])('%s has no axe findings', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});
