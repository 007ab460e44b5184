/** The cookies a page may read and write. */
export interface CookiePort {
  /** The cookie's value, if it is set. */
  read(name: string): string | undefined;
  /** Sets a cookie for the whole site that ends with the session. */
  write(name: string, value: string): void;
  /** False where the visitor has switched cookies off. */
  enabled(): boolean;
}

/** The browser's cookies. */
export function createCookiePort(view: Window): CookiePort {
  const { document, location, navigator } = view;
  return {
    read(name) {
      const prefix = `${name}=`;
      const pair = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
      return pair === undefined ? undefined : decode(pair.slice(prefix.length));
    },
    write(name, value) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}`;
    },
    enabled: () => navigator.cookieEnabled,
  };
}

/** A cookie somebody else wrote need not be percent-encoded at all. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
