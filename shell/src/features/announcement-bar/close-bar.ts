import { COOKIE, CRUMB_PARAMETER, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';

/** What the browsers' newest know of their cookies. */
interface NewerWindow {
  readonly cookieStore?: EventTarget;
}

/**
 * Closes the announcement bar at once where its form is sent, and keeps it closed: on a copy of the page that the browser
 * has kept, and on those that are open in other tabs. What closes it is a cookie, written before the next page can be asked
 * for; the server is told too, since it may let the cookie last.
 */
export function closeBar(bar: HTMLElement, view: Window): void {
  const { document, location } = view;
  const [prefix, secure] = location.protocol === 'https:' ? [HOST_COOKIE_PREFIX, '; Secure'] : ['', ''];
  const look = (): void => {
    if (bar.dataset.announcement && readCookie(document, prefix + COOKIE.announcement) === bar.dataset.announcement)
      bar.hidden = true;
  };
  const close = (event: SubmitEvent): void => {
    event.preventDefault();
    document.cookie = `${prefix}${COOKIE.announcement}=${bar.dataset.announcement}; Path=/; SameSite=Lax${secure}`;
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    // What was behind the button is next: the key that goes on goes on from there.
    if (hadFocus) document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
    reportClosed(event.target as HTMLFormElement, { view, crumb: readCookie(document, prefix + CRUMB_PARAMETER) });
  };
  bar.addEventListener('submit', close);
  view.addEventListener('pageshow', look);
  // Of two windows side by side both are visible, and only one has the focus.
  view.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  (view as Window & NewerWindow).cookieStore?.addEventListener('change', look);
  look();
}

/** Goes on when the page is left. Where it does not arrive, the page's own cookie holds until the browser closes. */
function reportClosed(form: HTMLFormElement, { view, crumb }: { view: Window; crumb: string | undefined }): void {
  const body = new URLSearchParams();
  new FormData(form).forEach((value, name) => body.append(name, String(value)));
  // The page may be older than the browser's crumb: who signs in gets another.
  if (crumb) body.set(CRUMB_PARAMETER, crumb);
  view
    .fetch(form.action, { method: 'POST', body, keepalive: true, headers: { Accept: 'application/json' } })
    .catch(() => undefined);
}

function readCookie({ cookie }: Document, name: string): string | undefined {
  const prefix = `${name}=`;
  return cookie
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
