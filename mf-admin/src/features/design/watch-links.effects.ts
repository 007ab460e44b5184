import { isPlainClick } from './is-plain-click';
import { pathOf } from './page-in-frame';

/** What becomes of a visitor's way out of a page in the frame. */
export interface WatchLinksParts {
  /** A link leads to another site; it is not followed. */
  readonly elsewhere: (link: HTMLAnchorElement) => void;
  /** The page begins to give way to another. */
  readonly leaving: () => void;
  /** A link leads to this path of the site. */
  readonly wants: (path: string) => void;
  readonly stop: AbortSignal;
}

/** Programs of other kinds and downloads look like leaving at first, and leave the page where it is. */
const NO_LEAVING_MS = 1000;

/** Follows where links of a page in the frame lead, after the page's own script. */
export function watchLinks(view: Window, { elsewhere, leaving, wants, stop }: WatchLinksParts): void {
  let staysUntilMs = 0;
  const follow = (event: MouseEvent): void => {
    // Of another window, whose classes are not this one's.
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
