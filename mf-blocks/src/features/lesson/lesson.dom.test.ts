import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './lesson.effects';
import { examples } from './lesson.example';
import { messages } from './lesson.messages';
import { element } from './lesson.view';

type LessonHost = FakeHost<typeof messages>;

const { id: ID, course } = examples.progress.data['blocks/lesson/lesson'];
const KEY = `course-${course.id}`;
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeHost(messages)));
const links = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => [link.rel, link.textContent]);

let host: LessonHost;
beforeEach(() => {
  host = createFakeHost(messages);
});
afterEach(() => host.end());

const keep = (value: string) => host.storage.set(KEY, value, 'necessary');
const kept = () => host.storage.get(KEY, 'necessary');

async function open(name: keyof typeof examples = 'progress') {
  const root = show(name);
  const served = root.innerHTML;
  await start(root, host);
  const toggle = root.querySelector<HTMLButtonElement>('[data-lesson-toggle]');
  return {
    root,
    served,
    press: async () => {
      toggle?.click();
      await pause();
    },
    isPressed: () => toggle?.getAttribute('aria-pressed') === 'true',
    isDone: () => root.querySelector('[data-done]') !== null,
    notice: () => root.querySelector('[data-lesson-notice]:not([hidden])')?.textContent,
  };
}

test('the heading leads to the course, and says which lesson it is and how long it takes', async () => {
  const root = show('heading');
  expect(root.querySelector('h1')?.textContent).toBe('Centring');
  expect(root.querySelector('.blocks-lesson__about')?.textContent).toBe('Lesson 2 of 5 · At the wheel · 25 min');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/first-bowl');
  expect(await axeFindings()).toEqual([]);
  expect(show('plain').querySelector('.blocks-lesson__about')).toBeNull();
});

test('the ways are the lessons beside it and the course', async () => {
  expect(links(show('progress'))).toEqual([
    ['prev', 'Previous lesson Wedging'],
    ['next', 'Next lesson Opening and pulling'],
    ['', 'All lessons'],
  ]);
  expect(await axeFindings()).toEqual([]);
  expect([links(show('first')).length, links(show('last')).length]).toEqual([2, 2]);
});

test('an unknown part is refused by name', () => {
  const { block, data } = examples.heading;
  expect(() => element({ block: { ...block, settings: { part: 'foot' } }, data }, host)).toThrow(
    'The setting “part” must be one of heading, progress.',
  );
});

test('pressing marks the lesson as done, and pressing again takes the mark away', async () => {
  await keep(JSON.stringify(['another']));
  const { press, isPressed, isDone } = await open();
  expect([isPressed(), isDone()]).toEqual([false, false]);
  await press();
  expect([isPressed(), isDone(), await kept()]).toEqual([true, true, JSON.stringify(['another', ID])]);
  expect(await axeFindings()).toEqual([]);
  await press();
  expect([isPressed(), isDone(), await kept()]).toEqual([false, false, JSON.stringify(['another'])]);
  expect(host.announced).toEqual(['Marked as done. Next lesson: Opening and pulling', messages.unmarked]);
});

test('after the last lesson no other one is announced', async () => {
  const { press } = await open('last');
  await press();
  expect(host.announced).toEqual([messages.marked]);
});

test('taking the only mark away leaves nothing in the browser', async () => {
  const { press } = await open();
  await press();
  await press();
  expect(await kept()).toBeUndefined();
});

test('a lesson that was done before is shown as such, in other tabs too', async () => {
  const { isPressed } = await open();
  await keep(JSON.stringify([ID]));
  window.dispatchEvent(new Event('storage'));
  await pause();
  expect(isPressed()).toBe(true);
  expect((await open()).isPressed()).toBe(true);
});

test('two tabs that show the same lesson both mark it once', async () => {
  const { press } = await open();
  await keep(JSON.stringify([ID]));
  await press();
  expect(await kept()).toBe(JSON.stringify([ID]));
});

test('the page that comes back shows what was done meanwhile', async () => {
  const { isPressed } = await open();
  await keep(JSON.stringify([ID]));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await pause();
  expect(isPressed()).toBe(false);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pause();
  expect(isPressed()).toBe(true);
});

test('other blocks of the page follow at once', async () => {
  const first = await open();
  const copy = first.root.cloneNode(true) as HTMLElement;
  document.body.append(copy);
  await start(copy, host);
  await first.press();
  expect(copy.querySelector('[data-done]')).not.toBeNull();
});

test.each(['{', '[3]', '{"a":1}'])('what is kept as %s counts as nothing, and is replaced', async (value) => {
  await keep(value);
  const { press, isPressed } = await open();
  expect(isPressed()).toBe(false);
  await press();
  expect(await kept()).toBe(JSON.stringify([ID]));
});

test('a browser that keeps nothing says so, and the lesson is not marked', async () => {
  const working = { ...host.storage };
  Object.assign(host.storage, { set: () => Promise.reject(new Error('full')) });
  const { press, isPressed, isDone, notice } = await open();
  await press();
  expect([isPressed(), isDone(), notice(), host.announced]).toEqual([
    false,
    false,
    messages.refused,
    [messages.refused],
  ]);
  Object.assign(host.storage, working);
  await press();
  expect([isPressed(), notice()]).toEqual([true, undefined]);
});

test('the heading has nothing to start', async () => {
  const { root, served } = await open('heading');
  expect(root.innerHTML).toBe(served);
});

test('is as the server sent it once the feature stops', async () => {
  await keep(JSON.stringify([ID]));
  const { root, served, press } = await open();
  host.end();
  await press();
  expect([root.innerHTML, await kept()]).toEqual([served, JSON.stringify([ID])]);
});
