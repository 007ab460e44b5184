import { createFakeRenderHost } from '../../../../../tools/testing/host/fake-render-host';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../../tools/testing/host/show-view';
import { until } from '../../../../../tools/testing/until';
import { start } from '../contact-form.effects';
import { examples } from '../contact-form.example';
import { messages } from '../contact-form.messages';
import { element } from '../contact-form.view';

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined;

const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeRenderHost(messages)));
const pageOf = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-page]')].flatMap((page, index) => (page.hasAttribute('data-later') ? [] : [index]));
const progress = (root: HTMLElement) => root.querySelector('[data-progress] p')?.textContent;
const press = (root: HTMLElement, button: 'next' | 'back') =>
  root.querySelector<HTMLButtonElement>(`[data-page-${button}]`)?.click();
const onPage = (root: HTMLElement, page: number) => until(() => pageOf(root)[0] === page);

async function startLive(errors: readonly Readonly<Record<string, string>>[] = []) {
  history.replaceState(null, '');
  const root = show('pages');
  const host = createFakeHost(messages);
  const sent = jest.fn((event: Event) => event.preventDefault());
  root.addEventListener('submit', sent);
  for (const own of [...errors, {}, {}, {}])
    host.replies.push({ ok: true, status: 200, body: { data: { errors: own } } });
  await start(root, host);
  const form = root.querySelector('form')!;
  const type = (name: string, value: string) => {
    const input = root.querySelector<HTMLInputElement>(`[name="field.${name}.value"]`)!;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { root, host, form, sent, type };
}

test('without script all pages are one form, which the browser can send', async () => {
  const root = show('pages');
  const form = root.querySelector('form')!;
  expect([...new FormData(form).keys()]).toEqual(expect.arrayContaining(['field.who.value', 'field.day.value']));
  expect([pageOf(root), form.hasAttribute('data-enhance'), form.hasAttribute('data-more')]).toEqual([[0], false, true]);
  expect(
    [...root.querySelectorAll('[role=group]')].map(
      (page) => page.getAttribute('aria-label') ?? page.querySelector('h3')?.textContent,
    ),
  ).toEqual(['Page 1', 'The party', 'Large parties']);
  expect(await axeFindings()).toEqual([]);
});

test('a form that comes back opens at the page of its first error', () => {
  const root = show('pagesRefused');
  expect([pageOf(root), root.querySelector('form')?.hasAttribute('data-earlier')]).toEqual([[1], true]);
});

test('Next checks the page, says how far one is, and puts the focus on the next heading', async () => {
  const { root, host, form } = await startLive();
  expect([pageOf(root), progress(root), form.hasAttribute('data-enhance')]).toEqual([[0], 'Page 1 of 2', true]);
  press(root, 'next');
  press(root, 'next');
  await onPage(root, 1);
  expect(host.calls.map(({ path }) => path)).toEqual(['/api/forms/contact-form/checks']);
  expect(String(host.calls[0]?.options.body)).toContain('field.who.value=');
  expect([pageOf(root), progress(root), document.activeElement?.textContent]).toEqual([
    [1],
    'Page 2 of 2',
    'The party',
  ]);
  expect([form.hasAttribute('data-more'), form.hasAttribute('data-earlier')]).toEqual([false, true]);
});

test('only errors of the page keep the visitor there, at the errors', async () => {
  const { root } = await startLive([{ who: 'Your name is required.', day: 'Day is required.' }]);
  press(root, 'next');
  await until(() => root.querySelector('[data-form-error]')?.textContent !== '');
  const above = root.querySelector('[data-form-error]');
  expect([pageOf(root), document.activeElement === above]).toEqual([[0], true]);
  expect(
    [...(above?.querySelectorAll('a') ?? [])].map(({ textContent, hash }) => [
      textContent,
      root.querySelector<HTMLInputElement>(hash)?.name,
    ]),
  ).toEqual([['Your name is required.', 'field.who.value']]);
  expect(root.querySelector('[data-field-error=who]')?.textContent).toBe('Your name is required.');
  expect(root.querySelector('[data-field-error=day]')?.textContent).toBe('');
  press(root, 'next');
  await onPage(root, 1);
  expect([pageOf(root), above?.textContent, root.querySelector('[aria-invalid]')]).toEqual([[1], '', null]);
});

test('where the server cannot be asked, the visitor goes on', async () => {
  const { root, host } = await startLive();
  host.replies.unshift({ ok: false, status: 0, code: 'site/unreachable', message: '' });
  press(root, 'next');
  await onPage(root, 1);
  expect(pageOf(root)).toEqual([1]);
});

test('Enter goes on before the last page, and sends the form there', async () => {
  const { root, form, sent } = await startLive();
  form.requestSubmit();
  await onPage(root, 1);
  expect([pageOf(root), sent.mock.calls.length]).toEqual([[1], 0]);
  form.requestSubmit();
  await until(() => sent.mock.calls.length > 0);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('Back and the browser’s Back go a page back, and nothing typed is lost', async () => {
  const { root, type } = await startLive();
  type('who', 'Ada');
  press(root, 'next');
  await onPage(root, 1);
  type('guests', '3');
  press(root, 'back');
  await onPage(root, 0);
  expect([pageOf(root), document.activeElement?.getAttribute('aria-label')]).toEqual([[0], 'Page 1']);
  press(root, 'next');
  await onPage(root, 1);
  history.back();
  await onPage(root, 0);
  expect(pageOf(root)).toEqual([0]);
  const values = ['who', 'guests'].map(
    (id) => root.querySelector<HTMLInputElement>(`[name="field.${id}.value"]`)?.value,
  );
  expect(values).toEqual(['Ada', '3']);
});

test('pages that the answers hide are neither counted nor opened', async () => {
  const { root, type } = await startLive();
  press(root, 'next');
  await onPage(root, 1);
  type('guests', '30');
  expect(progress(root)).toBe('Page 2 of 3');
  press(root, 'next');
  await onPage(root, 2);
  expect([pageOf(root), document.activeElement?.textContent]).toEqual([[2], 'Large parties']);
});

test('errors of the server open the page of the first wrong field, and the focus stays at them', async () => {
  const { root } = await startLive();
  press(root, 'next');
  await onPage(root, 1);
  const above = root.querySelector<HTMLElement>('[data-form-error]')!;
  above.tabIndex = -1;
  root.querySelector('[name="field.who.value"]')?.setAttribute('aria-invalid', 'true');
  above.append('Your name is required.');
  above.focus();
  await onPage(root, 0);
  expect([pageOf(root), document.activeElement === above]).toEqual([[0], true]);
});

test('a link to a field opens its page first', async () => {
  const { root } = await startLive();
  const above = root.querySelector('[data-form-error]')!;
  const link = document.createElement('a');
  link.href = `#${root.querySelector('[name="field.day.value"]')?.id}`;
  above.append(link);
  // Observers of the errors have run.
  await Promise.resolve();
  link.click();
  expect([pageOf(root), (document.activeElement as HTMLInputElement).name]).toEqual([[1], 'field.day.value']);
});
