import { SESSION_STORAGE } from 'shared-types/site/cookie';
import { spec } from '../../../tools/testing/spec';
import { createNavigationPort } from './navigation.port';

const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

beforeEach(() => sessionStorage.clear());

spec(['START-12', 'START-13'], 'a tab that is told to stay keeps that in its session storage', () => {
  const navigation = createNavigationPort();
  expect(navigation.isStaying()).toBe(false);
  navigation.stay();
  expect([navigation.isStaying(), { ...sessionStorage }]).toEqual([true, { [SESSION_STORAGE.noRedirect]: '1' }]);
});

test('where storage is blocked no tab stays', () => {
  const view = {
    get sessionStorage(): Storage {
      throw new DOMException('Blocked', 'SecurityError');
    },
  } as Window;
  const navigation = createNavigationPort(view);
  navigation.stay();
  expect(navigation.isStaying()).toBe(false);
});

test('where storage is full no tab stays', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const navigation = createNavigationPort({ sessionStorage: { getItem: () => null, setItem } } as unknown as Window);
  navigation.stay();
  expect(navigation.isStaying()).toBe(false);
});

spec('START-07', 'a window inside another is not the top one', () => {
  expect(createNavigationPort().isTop()).toBe(true);
  const frame = document.body.appendChild(document.createElement('iframe'));
  expect(createNavigationPort(frame.contentWindow!).isTop()).toBe(false);
});

test('keys are told after everything in the page has heard them, until the end', () => {
  const received: string[] = [];
  const stop = new AbortController();
  createNavigationPort().onKey(({ key }) => received.push(`window ${key}`), stop.signal);
  document.addEventListener('keydown', () => received.push('document'));
  press();
  stop.abort();
  press();
  expect(received).toEqual(['document', 'window Escape', 'document']);
});

test('a path replaces the page', () => {
  const replace = jest.fn();
  createNavigationPort({ location: { replace } } as unknown as Window).replace('/config/');
  expect(replace.mock.calls).toEqual([['/config/']]);
});

spec(['ESC-01', 'LOGOUT-08'], 'a key of a frame is heard by the window around it, and ends there', () => {
  const received: string[] = [];
  const stop = new AbortController();
  const note = ({ key, shiftKey, cancelable }: KeyboardEvent) => void received.push(`${key} ${shiftKey} ${cancelable}`);
  createNavigationPort().onKey(note, stop.signal);
  const frame = document.body.appendChild(document.createElement('iframe'));
  createNavigationPort(frame.contentWindow!).pass(new KeyboardEvent('keydown', { key: 'Escape', shiftKey: true }));
  stop.abort();
  expect(received).toEqual(['Escape true true']);
});
