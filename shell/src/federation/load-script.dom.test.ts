import { createLoadScript } from './load-script';
import { RELEASE } from './release.fixture';
import { createScriptMaker } from './script-maker';

const URL_OF_FILE = '/remotes/shell/0.1.0-5e11/client/federation.js';

const nextTask = () => Promise.resolve();
const loader = () =>
  createLoadScript({ scripts: createScriptMaker({ release: () => RELEASE, document }), document, nextTask });
const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];
const settle = (type: 'load' | 'error'): void => void scripts().at(-1)?.dispatchEvent(new Event(type));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('runs a script once, however often it is asked for', async () => {
  const load = loader();
  const both = Promise.all([load(URL_OF_FILE), load(URL_OF_FILE)]);
  expect(scripts()).toHaveLength(1);
  settle('load');
  await both;
  await load(URL_OF_FILE);
  expect(scripts()).toHaveLength(1);
});

test('tries once more after a pause, and gives up by the file’s name', async () => {
  const load = loader();
  const outcome = expect(load(URL_OF_FILE)).rejects.toThrow(`${URL_OF_FILE}?fresh=1 could not be loaded.`);
  settle('error');
  expect(scripts()).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(scripts()).toHaveLength(1);
  settle('error');
  await outcome;
  const again = load(URL_OF_FILE);
  settle('load');
  await expect(again).resolves.toBeUndefined();
});
