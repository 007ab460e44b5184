import { HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';

/** Cookies of the page's own host. */
export interface CookiePort {
  /**
   * The cookie's value, if it is set; of several, the preferred one. Over http a neighbouring host may have set another.
   */
  read(name: string, preferred?: string): string | undefined;
  /** Sets a session cookie for the whole site. */
  write(name: string, value: string): void;
  /** False if cookies are disabled. */
  enabled(): boolean;
}

export function createCookiePort(view: Window): CookiePort {
  const { document, location, navigator } = view;
  const [prefix, secure] = location.protocol === 'https:' ? [HOST_COOKIE_PREFIX, '; Secure'] : ['', ''];
  return {
    read(name, preferred) {
      const start = `${prefix}${name}=`;
      const pairs = document.cookie.split('; ').filter((entry) => entry.startsWith(start));
      const pair = pairs.find((entry) => entry === start + preferred) ?? pairs[0];
      return pair === undefined ? undefined : decode(pair.slice(start.length));
    },
    write(name, value) {
      document.cookie = `${prefix}${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}`;
    },
    enabled: () => navigator.cookieEnabled,
  };
}

/** Cookies of other programs may not be percent-encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
