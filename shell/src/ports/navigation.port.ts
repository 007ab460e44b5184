import { SESSION_STORAGE } from 'shared-types/site/cookie';
import { replacePage } from './address.port';
import { createStoragePort } from './storage.port';

/** What connects a site with its admin area. */
export interface NavigationPort {
  /** False inside a frame. */
  isTop(): boolean;
  /** True if this tab was told not to redirect. */
  isStaying(): boolean;
  /** Stores that, until the tab is closed; nothing if storage is full or unavailable. */
  stay(): void;
  /** Replaces the page by a path of this site, without a history entry. */
  replace(path: string): void;
  /** Calls for each key after all listeners in the page, until the signal. */
  onKey(then: (event: KeyboardEvent) => void, signal: AbortSignal): void;
  /** In a frame: dispatches a key to the same-origin window around it. */
  pass(event: KeyboardEvent): void;
}

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
