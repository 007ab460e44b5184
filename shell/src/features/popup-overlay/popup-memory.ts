import type { Storage } from 'shared-types/host/storage';
import { LOCAL_STORAGE } from 'shared-types/site/cookie';
import type { PopupRecord } from 'shared-types/site/page/popup-overlay';
import type { Ports } from '../../ports/ports';
import { readPopupRecord } from './popup-record';

/** What remembers the popup. */
export interface PopupMemoryParts {
  readonly storage: Storage;
  /** The version that is shown. */
  readonly version: number;
  readonly log: Pick<Ports['log'], 'warn'>;
}

/** What became of the popup, as far as the visitor allows and the browser keeps it. */
export interface PopupMemory {
  read(): Promise<PopupRecord | undefined>;
  /** Adds to what is known of this version; of an older one nothing counts any more. */
  remember(news: Partial<PopupRecord>): void;
}

const KEY = LOCAL_STORAGE.popupOverlay;

/** Makes it. Where the browser has no room, or gives no storage, this page alone remembers. */
export function createPopupMemory({ storage, version, log }: PopupMemoryParts): PopupMemory {
  let latest: PopupRecord | undefined;
  const read = async (): Promise<PopupRecord | undefined> =>
    readPopupRecord(await storage.get(KEY, 'functional')) ?? latest;
  return {
    async read() {
      latest = await read();
      return latest;
    },
    remember(news) {
      const known = latest && latest.version >= version ? latest : { submitted: false };
      latest = { ...known, ...news, version };
      // Written before this returns: the page may be left for another one now.
      storage.set(KEY, JSON.stringify(latest), 'functional').catch(log.warn);
    },
  };
}
