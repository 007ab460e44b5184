import { COOKIE, CRUMB_PARAMETER, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';

/** Newer browser APIs. */
interface NewerWindow {
  readonly cookieStore?: EventTarget;
}

/**
 * Closes the bar as soon as its form is submitted, and keeps it closed in cached pages and other tabs. It writes a cookie
 * at once, before the next page is requested; the server is told too, since it may extend the cookie. Presses on the link are
 * reported as well: the server counts both, of visitors who allow statistics.
 */
export function closeBar(bar: HTMLElement, view: Window): void {
  const { document, location } = view;
  const [prefix, secure] = location.protocol === 'https:' ? [HOST_COOKIE_PREFIX, '; Secure'] : ['', ''];
  const read = (name: string): string | undefined =>
    RegExp(`(?:^|; )${prefix}${name}=([^;]*)`).exec(document.cookie)?.[1];
  const look = (): void => {
    if (bar.dataset.announcement && read(COOKIE.announcement) === bar.dataset.announcement) bar.hidden = true;
  };
  /** Survives leaving the page. If it fails, the cookie lasts until the browser closes. The calls of both acts are side by side. */
  const report = (act: 'closed' | 'clicked'): void => {
    const form = bar.querySelector('form') as HTMLFormElement;
    // The form has no files.
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const crumb = read(CRUMB_PARAMETER);
    // The page may be older than the browser's crumb, which changes at sign-in.
    if (crumb) body.set(CRUMB_PARAMETER, crumb);
    const options = { method: 'POST', body, keepalive: true, headers: { Accept: 'application/json' } };
    view.fetch(form.action.replace('closed', act), options).catch(() => undefined);
  };
  const close = (event: SubmitEvent): void => {
    event.preventDefault();
    document.cookie = `${prefix}${COOKIE.announcement}=${bar.dataset.announcement}; Path=/; SameSite=Lax${secure}`;
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    // Moves focus to where the button was.
    if (hadFocus) document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
    report('closed');
  };
  bar.addEventListener('submit', close);
  bar.querySelector('a')?.addEventListener('click', () => report('clicked'));
  view.addEventListener('pageshow', look);
  // Of two windows side by side both are visible, but only one has the focus.
  view.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  (view as Window & NewerWindow).cookieStore?.addEventListener('change', look);
  look();
}
