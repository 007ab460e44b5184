import { SESSION_STORAGE } from 'shared-types/site/cookie';
import { replacePage } from './address.port';
import { createStoragePort } from './storage.port';

/** What the ways between a site and its admin area need of the window. */
export interface NavigationPort {
  /** False inside a frame. */
  isTop(): boolean;
  /** True once this tab has been told to stay where it is. */
  isStaying(): boolean;
  /** Tells the tab so, until it is closed; nothing where the browser gives no storage, or no more of it. */
  stay(): void;
  /** Goes to a path of this site in place of the page, to which the back button then does not lead. */
  replace(path: string): void;
  /** Calls for each key, after everything in the page has heard it, until the signal. */
  onKey(then: (event: KeyboardEvent) => void, signal: AbortSignal): void;
  /** Inside a frame: has the window around it, which is of this site, hear a key as if it had been pressed there. */
  pass(event: KeyboardEvent): void;
}

/** The browser's own. */
export function createNavigationPort(view: Window = window): NavigationPort {
  const tab = createStoragePort(view, 'sessionStorage');
  return {
    isTop: () => view.top === view,
    isStaying: () => tab.read(SESSION_STORAGE.noRedirect) === '1',
    stay() {
      try {
        tab.write(SESSION_STORAGE.noRedirect, '1');
      } catch {
        // The page stays for what its address says; only the next one of this tab leads away again.
      }
    },
    replace: (path) => replacePage(view, path),
    onKey: (then, signal) => view.addEventListener('keydown', then, { signal }),
    pass: ({ key, shiftKey }) => {
      view.parent.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }));
    },
  };
}
