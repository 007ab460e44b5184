import { createPorts } from './ports';

describe('cookies', () => {
  const { cookies } = createPorts();

  test('are written for the whole site and read back', () => {
    cookies.write('crumb', 'a b;c');
    expect(document.cookie).toBe('crumb=a%20b%3Bc');
    expect(cookies.read('crumb')).toBe('a b;c');
    expect(cookies.read('rumb')).toBeUndefined();
    expect(cookies.enabled()).toBe(true);
  });

  test('of somebody else need not be encoded', () => {
    document.cookie = 'odd=50%; path=/';
    expect(cookies.read('odd')).toBe('50%');
  });
});
