import { COOKIE, CRUMB_PARAMETER, HOST_COOKIE_PREFIX } from 'shared-types/site/cookie';

type Act = 'closed' | 'clicked';

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
  const look = (): void => {
    if (bar.dataset.announcement && readCookie(document, prefix + COOKIE.announcement) === bar.dataset.announcement)
      bar.hidden = true;
  };
  const report = (act: Act): void => tell(bar, { view, act, crumb: readCookie(document, prefix + CRUMB_PARAMETER) });
  const close = (event: SubmitEvent): void => {
    event.preventDefault();
    document.cookie = `${prefix}${COOKIE.announcement}=${bar.dataset.announcement}; Path=/; SameSite=Lax${secure}`;
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    // Moves focus to where the button was.
    if (hadFocus) document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
    report('closed');
  };
  const count = ({ target }: Event): void => void ((target as Element).closest('a') && report('clicked'));
  bar.addEventListener('submit', close);
  bar.addEventListener('click', count);
  view.addEventListener('pageshow', look);
  // Of two windows side by side both are visible, but only one has the focus.
  view.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  (view as Window & NewerWindow).cookieStore?.addEventListener('change', look);
  look();
}

interface Telling {
  readonly view: Window;
  readonly act: Act;
  readonly crumb: string | undefined;
}

/** Survives leaving the page. If it fails, the cookie lasts until the browser closes. The calls of both acts are side by side. */
function tell(bar: HTMLElement, { view, act, crumb }: Telling): void {
  const form = bar.querySelector('form') as HTMLFormElement;
  const body = new URLSearchParams();
  new FormData(form).forEach((value, name) => body.append(name, String(value)));
  // The page may be older than the browser's crumb, which changes at sign-in.
  if (crumb) body.set(CRUMB_PARAMETER, crumb);
  view
    .fetch(form.action.replace('closed', act), {
      method: 'POST',
      body,
      keepalive: true,
      headers: { Accept: 'application/json' },
    })
    .catch(() => undefined);
}

function readCookie({ cookie }: Document, name: string): string | undefined {
  const prefix = `${name}=`;
  return cookie
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
