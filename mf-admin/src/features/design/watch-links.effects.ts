import { isPlainClick } from './is-plain-click';
import { pathOf } from './page-in-frame';

/** How a visitor leaves a framed page. */
export interface WatchLinksParts {
  /** A link leads to another site; it is not followed. */
  readonly elsewhere: (link: HTMLAnchorElement) => void;
  /** The framed page starts to unload. */
  readonly leaving: () => void;
  /** A link leads to this path of the site. */
  readonly wants: (path: string) => void;
  readonly stop: AbortSignal;
}

/** `mailto:` links and downloads also fire `beforeunload`, but keep the page. */
const NO_LEAVING_MS = 1000;

/** Reports clicks on links of a framed page, after the page's own handlers. */
export function watchLinks(view: Window, { elsewhere, leaving, wants, stop }: WatchLinksParts): void {
  let staysUntilMs = 0;
  const follow = (event: MouseEvent): void => {
    // The element belongs to another window, so `instanceof` does not work.
    const link = (event.target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || !isPlainClick(event) || !['', '_self'].includes(link.target)) return;
    if (!/^https?:$/.test(link.protocol) || link.hasAttribute('download'))
      staysUntilMs = performance.now() + NO_LEAVING_MS;
    else if (link.origin === view.location.origin) wants(pathOf(link));
    else {
      event.preventDefault();
      elsewhere(link);
    }
  };
  const leave = (): void => {
    if (performance.now() >= staysUntilMs) leaving();
  };
  view.addEventListener('click', follow, { signal: stop });
  view.addEventListener('beforeunload', leave, { signal: stop });
}
