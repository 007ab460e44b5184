import { createStoragePort } from './storage.port';

describe('storage', () => {
  test('reads, writes and removes', () => {
    const storage = createStoragePort();
    storage.write('a', '1');
    expect(storage.read('a')).toBe('1');
    storage.remove('a');
    expect(storage.read('a')).toBeUndefined();
  });

  test('that is blocked reads nothing and refuses to write', () => {
    const blocked = Object.defineProperty({}, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }) as Window;
    const storage = createStoragePort(blocked);
    expect(storage.read('a')).toBeUndefined();
    expect(() => storage.remove('a')).not.toThrow();
    expect(() => storage.write('a', '1')).toThrow('The browser gives no storage for "a".');
  });
});
