import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './course.effects';
import { examples } from './course.example';
import { messages } from './course.messages';
import { element } from './course.view';

type CourseHost = FakeHost<typeof messages>;

const VIEW = examples.chapters.data['blocks/course/lessons'];
const KEY = `course-${VIEW.id}`;
const IDS = VIEW.chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id));
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
const show = (name: keyof typeof examples) => showView(element(examples[name], createFakeHost(messages)));

let host: CourseHost;
beforeEach(() => {
  host = createFakeHost(messages);
});
afterEach(() => host.end());

const keep = (value: string) => host.storage.set(KEY, value, 'necessary');
const kept = async () => JSON.parse((await host.storage.get(KEY, 'necessary')) ?? '[]') as string[];

async function open(name: keyof typeof examples = 'chapters') {
  const root = show(name);
  const served = root.innerHTML;
  await start(root, host);
  const button = (part: 'again' | 'undo') => root.querySelector<HTMLButtonElement>(`[data-course-${part}]`)!;
  const link = root.querySelector<HTMLAnchorElement>('[data-course-start]')!;
  return {
    root,
    served,
    button,
    press: async (part: 'again' | 'undo') => {
      button(part).click();
      await pause();
    },
    way: () => (link.hidden ? undefined : [link.textContent, link.getAttribute('href')]),
    count: () => texts(root, '[data-course-count]')[0],
    done: () => texts(root, '[data-done] a'),
    isLive: () => root.querySelector('[data-course-live]') !== null,
  };
}

test.each(['chapters', 'plain', 'long', 'empty'] as const)('%s is complete without script', async (name) => {
  const root = show(name);
  expect([...root.querySelectorAll('[data-course-done], button')].every((part) => part.hasAttribute('hidden'))).toBe(
    true,
  );
  expect(await axeFindings()).toEqual([]);
});

test('lessons are numbered through the chapters, with length, and words for those that are locked', () => {
  const root = show('chapters');
  expect(texts(root, 'h2, h3')).toEqual(['The lessons', 'At the wheel', 'Afterwards']);
  expect(texts(root, '.blocks-course__facts')).toEqual(['4 lessons · 1 h 35 min']);
  expect(texts(root, '.blocks-course__digits')).toEqual(['1', '2', '3', '4']);
  expect([...root.querySelectorAll('ol')].map((list) => list.start)).toEqual([1, 4]);
  expect(texts(root, '.blocks-course__about')).toEqual(['15 min ', '25 min ', '40 min For members', '15 min ']);
  expect(texts(show('plain'), '.blocks-course__facts, .blocks-course__lock')).toEqual(['1 lesson', 'With a password']);
});

test('a course without lessons says so, and starts without an error', async () => {
  const { root } = await open('empty');
  expect(root.textContent).toBe('The lessonsThere are no lessons yet.');
});

test('whose visitor has done nothing begins at the first lesson', async () => {
  const { way, count, done, isLive } = await open();
  expect([way(), count(), done(), isLive()]).toEqual([
    ['Start the course', '/first-bowl/lesson-1'],
    '0 of 4 lessons done',
    [],
    true,
  ]);
});

test('goes on at the first lesson that is not done, and names what is done to screen readers', async () => {
  await keep(JSON.stringify([IDS[0], IDS[1], IDS[3], 'a lesson that is gone']));
  const { root, way, count, done } = await open();
  expect([way(), count()]).toEqual([['Continue: Opening and pulling', '/first-bowl/lesson-3'], '3 of 4 lessons done']);
  expect(done()).toEqual(['Wedging', 'Centring', 'Trimming the foot']);
  expect(texts(root, '[data-course-done]:not([hidden])')).toEqual(['Done', 'Done', 'Done']);
  expect(root.querySelector('progress')?.value).toBe(3);
  expect(await axeFindings()).toEqual([]);
});

test('a later lesson alone leaves the first one the next', async () => {
  await keep(JSON.stringify([IDS[3]]));
  expect((await open()).way()).toEqual(['Start the course', '/first-bowl/lesson-1']);
});

test('a course that is done can be started again, which can be undone', async () => {
  await keep(JSON.stringify(IDS));
  const { way, count, done, button, press } = await open();
  expect([way(), count(), button('again').hidden, button('undo').hidden]).toEqual([
    undefined,
    'All lessons are done',
    false,
    true,
  ]);
  await press('again');
  expect([way()?.[0], await kept(), done(), document.activeElement === button('undo')]).toEqual([
    'Start the course',
    [],
    [],
    true,
  ]);
  await press('undo');
  expect([way(), await kept(), done().length, document.activeElement === button('again')]).toEqual([
    undefined,
    IDS,
    4,
    true,
  ]);
  expect([button('undo').hidden, host.announced]).toEqual([true, [messages.begun, messages.undone]]);
});

test('“Undo” is gone once another tab has begun anew', async () => {
  await keep(JSON.stringify(IDS));
  const { button, press, way } = await open();
  await press('again');
  await keep(JSON.stringify([IDS[0]]));
  window.dispatchEvent(new Event('storage'));
  await pause();
  expect([button('undo').hidden, way()?.[0]]).toEqual([true, 'Continue: Centring']);
});

test('follows other tabs, and the page that comes back', async () => {
  const { count } = await open();
  await keep(JSON.stringify([IDS[0]]));
  window.dispatchEvent(new Event('storage'));
  await pause();
  expect(count()).toBe('1 of 4 lessons done');
  await keep(JSON.stringify(IDS));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pause();
  expect(count()).toBe('All lessons are done');
});

test.each(['{', '{"length":4}', '[1,2]', '"all"', `["${'x'.repeat(9)}"]`])(
  'what is kept as %s counts as nothing',
  async (value) => {
    await keep(value);
    expect((await open()).count()).toBe('0 of 4 lessons done');
  },
);

test('a browser that keeps nothing says so, and shows what it still has', async () => {
  await keep(JSON.stringify(IDS));
  Object.assign(host.storage, { remove: () => Promise.reject(new Error('blocked')) });
  const { root, count, press, button } = await open();
  await press('again');
  expect([count(), texts(root, '[data-course-notice]:not([hidden])'), host.announced, button('undo').hidden]).toEqual([
    'All lessons are done',
    [messages.refused],
    [messages.refused],
    true,
  ]);
});

test('a browser that refuses to read has nothing done', async () => {
  Object.assign(host.storage, { get: () => Promise.reject(new Error('blocked')) });
  expect((await open()).count()).toBe('0 of 4 lessons done');
});

test('is as the server sent it once the feature stops', async () => {
  await keep(JSON.stringify(IDS));
  const { root, served } = await open();
  host.end();
  await keep('[]');
  window.dispatchEvent(new Event('storage'));
  await pause();
  expect(root.innerHTML.replaceAll(/<!-- -->/g, '')).toBe(served.replaceAll(/<!-- -->/g, ''));
});
