import { ADMIN_SEARCH_STORAGE } from 'shared-types/admin/search';
import type { Host } from 'shared-types/host/host';
import { addRecent, readRecent, type RecentPage } from './recent-page';

export interface RecentPages {
  /** Without this page, the last first. */
  list(): Promise<readonly RecentPage[]>;
  /** Adds this page. */
  remember(): Promise<void>;
  forget(): Promise<void>;
}

/** The pages that the account has opened last in this browser. */
export function recentPages(
  dialog: HTMLElement,
  { storage, perRequest }: Pick<Host, 'storage' | 'perRequest'>,
): RecentPages {
  const { account = '', here } = dialog.dataset;
  const key = `${ADMIN_SEARCH_STORAGE.recentPages}-${account}`;
  const { pathname: path } = new URL(perRequest.return, document.baseURI);
  const read = async () => readRecent(await storage.get(key, 'functional'));
  return {
    list: async () => (await read()).filter((page) => page.path !== path),
    remember: async () => {
      if (here === undefined) return;
      const pages = addRecent(await read(), { path, title: here });
      // A full or closed storage remembers nothing, which nobody has to be told.
      await storage.set(key, JSON.stringify(pages), 'functional').catch(() => undefined);
    },
    forget: () => storage.remove(key),
  };
}
