import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './payments.effects';
import { examples } from './payments.example';
import { messages } from './payments.messages';
import { element } from './payments.view';

type Name = keyof typeof examples;

function show(name: Name) {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  start(root, host);
  const formAt = (path: string) => root.querySelector<HTMLFormElement>(`form[action$="/payments/${path}"]`);
  return { root, connect: formAt('stripe'), disconnect: formAt('stripe/removal'), offline: formAt('offline') };
}
const fieldOf = (form: HTMLFormElement | null, name: string) => form?.elements.namedItem(name) as HTMLInputElement;
const methodsIn = (root: Element) =>
  [...root.querySelectorAll('.admin-payments__method strong')].map(({ textContent }) => textContent);

test.each(Object.keys(examples) as Name[])('%s has no axe findings, and its key field is empty', async (name) => {
  const { connect } = show(name);
  expect(await axeFindings()).toEqual([]);
  if (name === 'signedOut') return expect(connect).toBeNull();
  const key = fieldOf(connect, 'secretKey');
  expect([key.type, key.value, key.maxLength]).toEqual(['password', '', 255]);
});

test('the page begins with what buyers see, in their order and with the instructions as they read them', () => {
  const { root } = show('test');
  expect(methodsIn(root)).toEqual(['Test card: nothing is charged', 'Pay after ordering']);
  expect(root.querySelector('.admin-payments__instructions')?.textContent).toContain('IE12 BOFI');
  expect(root.textContent).toContain(messages.forTesters);
  expect(root.textContent).not.toContain(messages.nobody);
});

test.each(['nothing', 'onTrial', 'onlyTest'] as const)('%s says that buyers cannot order, and what to do', (name) => {
  const { root } = show(name);
  expect(root.textContent).toContain(messages.nobody);
  expect(root.textContent).toContain(name === 'onTrial' ? messages.nobodyOnTrial : messages.nobodyYet);
});

test('a connected account has its name, its mode, and the way to Stripe', () => {
  const live = show('live').root;
  expect(live.querySelector('.admin-payments__account')?.textContent).toBe('Fern & Kiln Studio Live');
  expect(live.querySelector('a[href="https://dashboard.stripe.com/"]')).not.toBeNull();
  expect(live.textContent).not.toContain('4242');
  const test = show('test').root;
  expect(test.querySelector('.admin-payments__mode')?.textContent).toBe('Test mode: no money is charged');
  expect(test.textContent).toContain('4242 4242 4242 4242');
  expect(test.querySelector('a[href="https://dashboard.stripe.com/test/"]')).not.toBeNull();
});

test('says what follows where Stripe cannot call, and names an account without a name by its id', () => {
  const { root } = show('withoutWebhook');
  expect(root.textContent).toContain('within a minute');
  expect(root.querySelector('.admin-payments__account strong')?.textContent).toBe('acct_1MZ0hB2eZvKYlo2C');
});

test('the key of a connected account is replaced below a summary, which is open after a mistake', () => {
  const detailsIn = (name: Name) => show(name).root.querySelector('details');
  expect([detailsIn('live')?.open, detailsIn('wrongReplacement')?.open]).toEqual([false, true]);
  expect([detailsIn('notConnected'), detailsIn('unreadable')]).toEqual([null, null]);
  expect(show('unreadable').root.textContent).toContain(messages.unreadable);
});

test('both forms of the connection name it, so that nobody changes another one', () => {
  const { connect, disconnect } = show('live');
  const wanted = 'acct_1MZ0hB2eZvKYlo2C@1772442240000';
  expect([fieldOf(connect, 'connection').value, fieldOf(disconnect, 'connection').value]).toEqual([wanted, wanted]);
});

test('a disconnection is confirmed', () => {
  expect(fieldOf(show('live').disconnect, 'confirmed')).toBeNull();
  expect(fieldOf(show('disconnecting').disconnect, 'confirmed').value).toBe('yes');
  expect(show('notConnected').disconnect).toBeNull();
});

test('a refused key says so at its field, other troubles above the page', () => {
  expect(show('wrongKey').connect?.textContent).toContain('Stripe does not know this key.');
  expect(show('late').root.querySelector('[role="alert"]')?.textContent).toContain('did not answer in time');
});

test('payment after ordering keeps what was typed, with what was saved meanwhile', () => {
  for (const name of ['conflict', 'signedOut'] as const) {
    const { offline } = show(name);
    expect([name, fieldOf(offline, 'isOffered').checked, fieldOf(offline, 'instructions').value]).toEqual([
      name,
      true,
      'Cash only',
    ]);
  }
  const { offline } = show('conflict');
  expect([fieldOf(offline, 'key').value, offline?.textContent?.includes('Saved meanwhile: By invoice')]).toEqual([
    'state-2',
    true,
  ]);
});

test('a changed field is marked as unsaved', () => {
  const { offline } = show('notConnected');
  const note = offline?.querySelector<HTMLElement>('[data-unsaved-note]');
  expect(note?.hidden).toBe(true);
  fieldOf(offline, 'instructions').value = 'By invoice';
  fieldOf(offline, 'instructions').dispatchEvent(new Event('input', { bubbles: true }));
  expect(note?.hidden).toBe(false);
});
