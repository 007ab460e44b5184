import { SESSION_STORAGE } from 'shared-types/site/cookie';
import { replacePage } from './address.port';

/** What the ways between a site and its configuration area need of the window. */
export interface DoorwayPort {
  /** False inside a frame. */
  isTop(): boolean;
  /** True once this tab has been told to stay where it is. */
  isStaying(): boolean;
  /** Tells the tab so, until it is closed; nothing where the browser gives no storage. */
  stay(): void;
  /** Goes to a path of this site in place of the page, to which the back button then does not lead. */
  replace(path: string): void;
  /** Calls for each key, after everything in the page has heard it, until the signal. */
  onKey(then: (event: KeyboardEvent) => void, signal: AbortSignal): void;
}

/** The browser's own. Where its storage is blocked even the name throws. */
export function createDoorwayPort(view: Window = window): DoorwayPort {
  const storage = (): Storage | undefined => {
    try {
      return view.sessionStorage;
    } catch {
      return undefined;
    }
  };
  return {
    isTop: () => view.top === view,
    isStaying: () => storage()?.getItem(SESSION_STORAGE.noRedirect) === '1',
    stay: () => storage()?.setItem(SESSION_STORAGE.noRedirect, '1'),
    replace: (path) => replacePage(view, path),
    onKey: (then, signal) => view.addEventListener('keydown', then, { signal }),
  };
}
