import type { Storage } from 'shared-types/host/storage';
import { LOCAL_STORAGE } from 'shared-types/site/cookie';
import type { PopupRecord } from 'shared-types/site/page/popup-overlay';
import type { Ports } from '../../ports/ports';
import { readPopupRecord } from './popup-record';

export interface PopupMemoryParts {
  readonly storage: Storage;
  /** The shown version. */
  readonly version: number;
  readonly log: Pick<Ports['log'], 'warn'>;
}

/** The record of the popup, as far as consent and storage allow. */
export interface PopupMemory {
  read(): Promise<PopupRecord | undefined>;
  /** Adds to the record of this version; records of older versions are discarded. */
  remember(news: Partial<PopupRecord>): void;
}

const KEY = LOCAL_STORAGE.popupOverlay;

/** If storage is full or unavailable, only this page remembers. */
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
      // Written synchronously, because the page may be left next.
      storage.set(KEY, JSON.stringify(latest), 'functional').catch(log.warn);
    },
  };
}
