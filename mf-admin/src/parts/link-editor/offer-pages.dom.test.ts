import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { offerPages } from './offer-pages.effects';
import { messages } from './page-choices.messages';

const PAGES = [
  { path: '/hours', title: 'Opening hours' },
  { path: '/studio', title: 'Studio' },
];
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function open(pages?: readonly object[]) {
  document.body.innerHTML = '<form id="f"><input name="link" data-link-input><input name="other"></form>';
  const host = createFakeHost(messages);
  for (const reply of pages ? [pages] : []) host.replies.push({ ok: true, status: 200, body: { pages: reply } });
  const form = document.querySelector('form')!;
  offerPages(form, host);
  const input = form.querySelector<HTMLInputElement>('[name=link]')!;
  const type = async (value: string) => {
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };
  return { host, form, input, type };
}

test('the pages are loaded once, when a link is about to be typed', async () => {
  const { host, form, input } = open(PAGES);
  form.querySelector<HTMLInputElement>('[name=other]')!.focus();
  expect(host.calls).toEqual([]);
  input.focus();
  await settle();
  form.querySelector<HTMLInputElement>('[name=other]')!.focus();
  input.focus();
  await settle();
  expect(host.calls).toHaveLength(1);
  expect([...input.list!.options].map(({ value, text }) => [value, text])).toEqual([
    ['/hours', 'Opening hours'],
    ['/studio', 'Studio'],
  ]);
});

test('a title, or what only one title has, becomes the path of its page; links stay as they are', async () => {
  const { input, type } = open(PAGES);
  input.focus();
  await settle();
  const typed = jest.fn();
  document.addEventListener('input', typed);
  await type('opening');
  expect([input.value, typed.mock.calls.length]).toEqual(['/hours', 1]);
  for (const link of ['https://studio.example', 'mailto:studio@shop.example', '/studio-x', '#studio', 'nothing']) {
    await type(link);
    expect(input.value).toBe(link);
  }
});

test('pages that cannot be loaded are asked for again', async () => {
  const { host, form, input } = open();
  host.replies.push({ ok: false, status: 503, code: 'x', message: 'x' });
  host.replies.push({ ok: true, status: 200, body: { pages: PAGES } });
  input.focus();
  await settle();
  form.querySelector<HTMLInputElement>('[name=other]')!.focus();
  input.focus();
  await settle();
  expect([host.calls.length, input.list?.options.length]).toEqual([2, 2]);
});

spec('EDIT-06', 'a failure is told at the field, and can be tried again', async () => {
  const { host, form, input } = open();
  host.replies.push({ ok: false, status: 503, code: 'x', message: 'x' });
  host.replies.push({ ok: true, status: 200, body: { pages: PAGES } });
  input.focus();
  await settle();
  const note = form.querySelector('[role=alert]');
  expect([note?.previousElementSibling, note?.textContent]).toEqual([input, 'Unable to load collections Try again']);
  note!.querySelector('button')!.click();
  await settle();
  expect([form.querySelector('[role=alert]'), input.list?.options.length, host.calls.length]).toEqual([null, 2, 2]);
});
