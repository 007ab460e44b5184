import { createStreamPort } from './stream.port';

class FakeSource {
  static last: FakeSource;
  readonly CLOSED = 2;
  readyState = 0;
  onmessage = (_event: { data: string }): void => undefined;
  onerror = (): void => undefined;
  readonly close = jest.fn();
  constructor(readonly path: string) {
    FakeSource.last = this;
  }
}

test('hears what is told, and says where the browser has given up; what it tries again by itself is no failure', () => {
  const received: string[] = [];
  const fail = jest.fn();
  const view = { EventSource: FakeSource } as unknown as Window & typeof globalThis;
  const close = createStreamPort(view).open('/news', (text) => received.push(text), fail);
  const { last } = FakeSource;
  last.onmessage({ data: 'one' });
  last.onerror();
  expect(fail).not.toHaveBeenCalled();
  last.readyState = last.CLOSED;
  last.onerror();
  expect([last.path, received]).toEqual(['/news', ['one']]);
  expect(fail).toHaveBeenCalledTimes(1);
  close();
  expect(last.close).toHaveBeenCalledTimes(1);
});
