import { COOKIE } from 'shared-types/site/cookie';
import { createFakeRenderHost } from '../../../../../tools/testing/host/fake-render-host';
import { createFakeHost, type FakeHost } from '../../../../../tools/testing/host/fake-host';
import { SAMPLE_CONTEXT } from '../../../../../tools/testing/host/sample-context';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { start } from '../contact-form.effects';
import { examples } from '../contact-form.example';
import { messages } from '../contact-form.messages';
import { element } from '../contact-form.view';

const KEY = `form-draft-${examples.keepsDraft.block.id}`;
const PAUSE_MS = 600;
const pause = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

interface Options {
  readonly storage?: FakeHost['storage'];
  readonly context?: Partial<typeof SAMPLE_CONTEXT>;
  readonly isAllowed?: boolean;
  readonly name?: keyof typeof examples;
}

/** A tab with the form; the storage may be that of another one. */
async function openTab({ storage, context = {}, isAllowed = true, name = 'keepsDraft' }: Options = {}) {
  const root = showView(element(examples[name], createFakeRenderHost(messages)));
  const fake = createFakeHost(messages, { context });
  const host = { ...fake, storage: storage ?? fake.storage };
  if (isAllowed) fake.allow('functional');
  await start(root, host);
  await pause();
  const input = (field: string) => root.querySelector<HTMLInputElement>(`[name="field.${field}"]`)!;
  const type = async (field: string, value: string) => {
    input(field).value = value;
    input(field).dispatchEvent(new Event('input', { bubbles: true }));
    await pause(PAUSE_MS);
  };
  const line = root.querySelector<HTMLElement>('[data-draft]');
  const kept = async () => JSON.parse((await host.storage.get(KEY, 'functional')) ?? 'null') as object | null;
  return { root, fake, host, input, type, line, kept };
}

test('what was typed is there again, with a line that offers to start over', async () => {
  const first = await openTab();
  expect(first.line?.hidden).toBe(true);
  await first.type('email.value', 'ada@example.com');
  first.input('news.0').click();
  await pause(PAUSE_MS);
  const again = await openTab({ storage: first.host.storage });
  expect([again.input('email.value').value, again.input('news.0').checked]).toEqual(['ada@example.com', true]);
  expect([again.line?.hidden, again.line?.textContent]).toEqual([false, 'We kept what you typed. Start over']);
  expect(await axeFindings()).toEqual([]);
  again.line?.querySelector('button')?.click();
  await pause();
  expect([again.input('email.value').value, again.line?.hidden, await again.kept()]).toEqual(['', true, null]);
  expect(document.activeElement?.getAttribute('name')).toBe('field.name.first');
});

test('passwords and hidden inputs are never kept', async () => {
  const { type, kept } = await openTab();
  await type('code.value', 'hunter2');
  expect(await kept()).toBeNull();
  await type('phone.value', '555');
  expect(await kept()).toMatchObject({ values: [['field.phone.value', '555']] });
});

test('what the visitor has typed before the draft came stays', async () => {
  const first = await openTab();
  await first.type('phone.value', '555');
  await first.type('email.value', 'old@example.com');
  const root = showView(element(examples.keepsDraft, createFakeRenderHost(messages)));
  const input = (field: string) => root.querySelector<HTMLInputElement>(`[name="field.${field}.value"]`)!;
  input('email').value = 'new@example.com';
  await start(root, { ...first.host });
  await pause();
  expect([input('email').value, input('phone').value]).toEqual(['new@example.com', '555']);
});

const { cookieSettings } = SAMPLE_CONTEXT;
test.each<[string, Options]>([
  ['before the visitor allows functional storage', { isAllowed: false }],
  [
    'where visitor data is restricted',
    { context: { cookieSettings: { ...cookieSettings, isVisitorDataRestricted: true } } },
  ],
  ['for accounts', { context: { authenticatedAccount: { id: 'a', displayName: 'Olive' } } }],
  ['by a form that does not', { name: 'empty' }],
])('nothing is kept %s', async (_, options) => {
  const { type, fake, kept } = await openTab(options);
  const written = jest.spyOn(Storage.prototype, 'setItem');
  await type('email.value', 'ada@example.com');
  fake.allow('functional');
  expect([await kept(), written.mock.calls]).toEqual([null, []]);
});

test('it is kept from the moment the visitor allows it', async () => {
  const { type, fake, kept } = await openTab({ isAllowed: false });
  fake.allow('functional');
  await pause();
  await type('email.value', 'ada@example.com');
  expect(await kept()).not.toBeNull();
});

test('a tab does not overwrite what another one has kept, unless the visitor says so', async () => {
  const one = await openTab();
  await one.type('email.value', 'one@example.com');
  const other = await openTab({ storage: one.host.storage });
  await other.type('email.value', 'other@example.com');
  one.input('email.value').value = 'one again';
  // The view of the first tab is no longer in the document, which its form does not need.
  one.input('email.value').dispatchEvent(new Event('input', { bubbles: true }));
  await pause(PAUSE_MS);
  expect(await one.kept()).toMatchObject({
    values: expect.arrayContaining([['field.email.value', 'other@example.com']]),
  });
  expect(one.line?.textContent).toBe(
    'This form is also open in another tab, and what you type here is not kept. Keep what is here',
  );
  one.line?.querySelector('button')?.click();
  await pause();
  expect(await one.kept()).toMatchObject({ values: expect.arrayContaining([['field.email.value', 'one again']]) });
  expect(one.line?.hidden).toBe(true);
});

test('it is removed when the form has been sent, and does not come back', async () => {
  const { root, type, kept, input } = await openTab();
  await type('email.value', 'ada@example.com');
  root.querySelector<HTMLElement>('[data-form-message]')!.hidden = false;
  await pause();
  expect(await kept()).toBeNull();
  input('email.value').dispatchEvent(new Event('input', { bubbles: true }));
  await pause(PAUSE_MS);
  expect(await kept()).toBeNull();
});

const cookieOf = (...ids: string[]) => `${COOKIE.sentDrafts}=${ids.join('.')}; Path=/`;
const id = examples.keepsDraft.block.id;

test('a form that was sent without script comes fresh, and keeps drafts again', async () => {
  const first = await openTab();
  await first.type('email.value', 'ada@example.com');
  document.cookie = cookieOf(id, 'another');
  const { storage } = first.host;
  const again = await openTab({ storage });
  expect([again.input('email.value').value, again.line?.hidden, await again.kept()]).toEqual(['', true, null]);
  expect(document.cookie).toContain(`${COOKIE.sentDrafts}=another`);
  await again.type('email.value', 'eve@example.com');
  expect((await openTab({ storage })).input('email.value').value).toBe('eve@example.com');
});

test('a tab that was open while another one sent the form keeps only its own', async () => {
  const other = await openTab();
  await other.type('email.value', 'sent@example.com');
  const { storage } = other.host;
  const tab = await openTab({ storage });
  document.cookie = cookieOf(id);
  await tab.type('phone.value', '555');
  expect([tab.line?.textContent, document.cookie.includes(COOKIE.sentDrafts)]).toEqual([
    'We kept what you typed. Start over',
    false,
  ]);
});

test('the page that thanks for it forgets the draft', async () => {
  const { host, type, kept } = await openTab();
  await type('email.value', 'ada@example.com');
  document.cookie = cookieOf(id);
  const { block, ...props } = examples.keepsDraft;
  const done = { values: {}, errors: {}, done: true };
  await start(showView(element({ ...props, block, form: done }, createFakeRenderHost(messages))), host);
  expect(await kept()).toBeNull();
});

test('what was typed in the last moment is kept when the page is left', async () => {
  const { input, kept } = await openTab();
  input('email.value').value = 'ada@example.com';
  input('email.value').dispatchEvent(new Event('input', { bubbles: true }));
  dispatchEvent(new Event('pagehide'));
  await pause();
  expect(await kept()).not.toBeNull();
});
