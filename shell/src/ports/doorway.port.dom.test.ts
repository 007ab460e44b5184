import { SESSION_STORAGE } from 'shared-types/site/cookie';
import { spec } from '../../../tools/testing/spec';
import { createDoorwayPort } from './doorway.port';

const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

beforeEach(() => sessionStorage.clear());

spec(['START-12', 'START-13'], 'a tab that is told to stay keeps that in its session storage', () => {
  const doorway = createDoorwayPort();
  expect(doorway.isStaying()).toBe(false);
  doorway.stay();
  expect([doorway.isStaying(), { ...sessionStorage }]).toEqual([true, { [SESSION_STORAGE.noRedirect]: '1' }]);
});

test('where storage is blocked no tab stays', () => {
  const view = {
    get sessionStorage(): Storage {
      throw new DOMException('Blocked', 'SecurityError');
    },
  } as Window;
  const doorway = createDoorwayPort(view);
  doorway.stay();
  expect(doorway.isStaying()).toBe(false);
});

test('where storage is full no tab stays', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const doorway = createDoorwayPort({ sessionStorage: { getItem: () => null, setItem } } as unknown as Window);
  doorway.stay();
  expect(doorway.isStaying()).toBe(false);
});

spec('START-07', 'a window inside another is not the top one', () => {
  expect(createDoorwayPort().isTop()).toBe(true);
  const frame = document.body.appendChild(document.createElement('iframe'));
  expect(createDoorwayPort(frame.contentWindow!).isTop()).toBe(false);
});

test('keys are told after everything in the page has heard them, until the end', () => {
  const heard: string[] = [];
  const stop = new AbortController();
  createDoorwayPort().onKey(({ key }) => heard.push(`window ${key}`), stop.signal);
  document.addEventListener('keydown', () => heard.push('document'));
  press();
  stop.abort();
  press();
  expect(heard).toEqual(['document', 'window Escape', 'document']);
});

test('a path replaces the page', () => {
  const replace = jest.fn();
  createDoorwayPort({ location: { replace } } as unknown as Window).replace('/config/');
  expect(replace.mock.calls).toEqual([['/config/']]);
});

spec(['ESC-01', 'LOGOUT-08'], 'a key of a frame is heard by the window around it, and ends there', () => {
  const heard: string[] = [];
  const stop = new AbortController();
  const note = ({ key, shiftKey, cancelable }: KeyboardEvent) => void heard.push(`${key} ${shiftKey} ${cancelable}`);
  createDoorwayPort().onKey(note, stop.signal);
  const frame = document.body.appendChild(document.createElement('iframe'));
  createDoorwayPort(frame.contentWindow!).pass(new KeyboardEvent('keydown', { key: 'Escape', shiftKey: true }));
  stop.abort();
  expect(heard).toEqual(['Escape true true']);
});
