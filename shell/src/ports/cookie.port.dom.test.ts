import { createCookiePort } from './cookie.port';
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

  test('over https have the prefix of this very host, and none else is read', () => {
    const page = { cookie: 'crumb=planted; __Host-crumb=own' };
    const view = { document: page, location: { protocol: 'https:' }, navigator } as unknown as Window;
    const secure = createCookiePort(view);
    expect([secure.read('crumb'), secure.read('other')]).toEqual(['own', undefined]);
    secure.write('crumb', 'new');
    expect(page.cookie).toBe('__Host-crumb=new; Path=/; SameSite=Lax; Secure');
  });

  test('of several with one name the preferred one is read, else the first', () => {
    const page = { cookie: 'crumb=planted; crumb=own' };
    const { read } = createCookiePort({ document: page, location, navigator } as unknown as Window);
    expect([read('crumb', 'own'), read('crumb', 'gone'), read('crumb')]).toEqual(['own', 'planted', 'planted']);
  });
});
