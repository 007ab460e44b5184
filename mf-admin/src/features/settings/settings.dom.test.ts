import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './settings.effects';
import { examples } from './settings.example';
import { messages } from './settings.messages';
import { element } from './settings.view';

function open(name: keyof typeof examples = 'saved') {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  start(root, host);
  const form = root.querySelector('form') as HTMLFormElement;
  return { root, form, field: (named: string) => form.elements.namedItem(named) as HTMLInputElement };
}

test('the form has what is saved, and posts it together', async () => {
  const { form, field } = open();
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/config/settings/settings']);
  const names = ['timeZone', 'contactEmail', 'orderNoticeEmail', 'measurementStandard', 'base'];
  expect(names.map((name) => field(name).value)).toEqual([
    'Europe/Dublin',
    'hello@shop.example',
    '',
    'metric',
    'state-1',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('time zones are in groups, and a changed one is marked as unsaved', () => {
  const { root, field } = open();
  const groups = [...root.querySelectorAll('optgroup')].map(({ label }) => label);
  expect(groups).toEqual(['America', 'Europe']);
  const note = root.querySelector<HTMLElement>('[data-unsaved-note]');
  expect(note?.hidden).toBe(true);
  field('timeZone').value = 'America/New_York';
  field('timeZone').dispatchEvent(new Event('input', { bubbles: true }));
  expect(note?.hidden).toBe(false);
});

test('says why the currency cannot be changed', () => {
  const { root } = open();
  expect(root.querySelector('dl')?.textContent).toBe(`CurrencyEUR${messages.currencyHint}`);
});

spec('EDIT-12', 'names a time zone that cannot be loaded, and says what to do', async () => {
  const { root, field } = open('unknown');
  expect(root.querySelector('[role="alert"]')?.textContent).toBe(
    'Failed to load timezone Mars/Olympus_Mons. Times are in UTC for now. Reload the page to try again, or choose another time zone.',
  );
  expect(field('timeZone').value).toBe('Mars/Olympus_Mons');
  expect(await axeFindings()).toEqual([]);
});

test('keeps what was typed after an error, a conflict and the end of the session', async () => {
  for (const name of ['wrong', 'conflict', 'signedOut'] as const) {
    const { field } = open(name);
    expect([name, field('contactEmail').value]).toEqual([name, 'hello']);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
  expect(open('conflict').field('key').value).toBe('state-2');
});
