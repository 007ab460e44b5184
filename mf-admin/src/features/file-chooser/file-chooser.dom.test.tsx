import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { FilesChoice } from 'shared-types/admin/files/file-chooser';
import type { FilesPage, LibraryFile } from 'shared-types/admin/files/files';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings } from '../../../../tools/testing/host/show-view';
import { chooseFiles } from '../../parts/file-chooser/choose-files.effects';
import { examples } from './file-chooser.example';
import { messages } from './file-chooser.messages';
import { element } from './file-chooser.view';

const file = (id: string, kind: LibraryFile['kind'] = 'picture'): LibraryFile => ({
  id,
  name: `name of ${id}`,
  title: `${id}.jpg`,
  page: '/config/files/1',
  kind,
  contentType: 'image/jpeg',
  address: `/images/${id}/${id}.jpg`,
  ...(kind === 'picture' ? { picture: { src: `/images/${id}/${id}.jpg`, width: 8, height: 6, alt: '' } } : {}),
  alt: '',
  folder: '',
  bytes: 1,
  sizeText: '1 kB',
});
const page = (files: LibraryFile[], more: Partial<FilesPage> = {}): FilesPage => ({
  terms: '',
  kind: '',
  folder: '',
  only: '',
  sort: 'newest',
  files,
  count: files.length,
  ...more,
});

let host: FakeHost<typeof messages>;
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  host = createFakeHost(messages);
  render(element(examples.closed, host));
});
afterEach(() => {
  host.end();
  cleanup();
  jest.useRealTimers();
});

const pass = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));
const reply = (body: FilesPage) => host.replies.push({ ok: true, status: 200, body });
const dialog = () => document.querySelector('dialog')!;
const offered = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('.admin-file-chooser__file')].find((one) => one.textContent === title)!;
const chosen = () => [...document.querySelectorAll('.admin-file-chooser__chosen bdi')].map((one) => one.textContent);
const click = (target: Element) => act(async () => void fireEvent.click(target));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)!;

async function open(options: Partial<Parameters<typeof chooseFiles>[1]> = {}) {
  let answer: readonly unknown[] | 'nothing' | undefined;
  await act(async () => {
    const choosing = chooseFiles(host, { accepts: ['picture'], most: 3, chosen: [], ...options });
    void choosing.then((files) => void (answer = files?.map(({ asset, file: name }) => asset ?? name) ?? 'nothing'));
  });
  await pass();
  return () => answer;
}

test('it is closed, and asks for nothing, until files are requested', async () => {
  await pass(10_000);
  expect([dialog().open, host.calls]).toEqual([false, []]);
});

test('files are chosen in order, moved by buttons, and come back by name', async () => {
  reply(page([file('a'), file('b'), file('c', 'document')]));
  const answer = await open();
  expect([dialog().open, offered('c.jpg')]).toEqual([true, undefined]);
  for (const title of ['a.jpg', 'b.jpg']) await click(offered(title));
  expect(chosen()).toEqual(['a.jpg', 'b.jpg']);
  await click(button('Move b.jpg earlier'));
  expect([chosen(), host.announced.at(-1)]).toEqual([['b.jpg', 'a.jpg'], 'b.jpg is number 1 of 2.']);
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
  jest.useFakeTimers();
  await click(button('Choose 2 files'));
  await pass();
  expect([answer(), dialog().open]).toEqual([['name of b', 'name of a'], false]);
});

test('what was chosen before is there, and no more than allowed can be chosen', async () => {
  reply(page([file('a'), file('b')], { named: [file('z')] }));
  const answer = await open({ chosen: ['z'], most: 2 });
  expect(chosen()).toEqual(['z.jpg']);
  expect(host.calls[0]?.path).toContain('named=');
  await click(offered('a.jpg'));
  expect(offered('b.jpg').hasAttribute('disabled')).toBe(true);
  await click(button('Remove z.jpg'));
  await click(button('Choose 1 file'));
  await pass();
  expect(answer()).toEqual(['name of a']);
});

test('a search keeps the choice, and what was chosen before is asked for once', async () => {
  reply(page([file('a')], { named: [file('z')] }));
  await open({ chosen: ['z'] });
  await click(offered('a.jpg'));
  for (const terms of ['b', '']) {
    reply(page([file('b')]));
    await act(
      async () => void fireEvent.change(document.querySelector('input[type=search]')!, { target: { value: terms } }),
    );
    await pass();
  }
  expect(chosen()).toEqual(['z.jpg', 'a.jpg']);
  expect(host.calls.filter(({ path }) => path.includes('named='))).toHaveLength(1);
});

test('closing it answers that nothing was chosen, and the next request starts anew', async () => {
  reply(page([file('a')]));
  const answer = await open();
  await click(offered('a.jpg'));
  await act(async () => void fireEvent(dialog(), new Event('cancel', { cancelable: true })));
  await pass();
  expect(answer()).toBe('nothing');
  reply(page([file('a')]));
  const answers: FilesChoice[] = [];
  host.bus.on('admin/files-chosen').subscribe((choice) => answers.push(choice));
  await open();
  expect([chosen(), answers]).toEqual([[], []]);
});

test('the next files are added to those that are there', async () => {
  reply(page([file('a')], { after: 'a' }));
  await open();
  reply(page([file('b')], { before: 'b' }));
  await click(button('More files'));
  await pass();
  expect([offered('a.jpg'), offered('b.jpg')].every(Boolean)).toBe(true);
  expect(host.calls.at(-1)?.path).toContain('after=a');
});

test('a library that cannot be loaded says so', async () => {
  host.replies.push({ ok: false, status: 503, code: 'site/unavailable', message: '' });
  await open();
  expect([document.querySelector('.form-error')?.textContent, host.announced.at(-1)]).toEqual([
    messages.loadFailed,
    messages.loadFailed,
  ]);
});
