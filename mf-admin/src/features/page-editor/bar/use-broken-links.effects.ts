import { useEffect, useState } from 'react';
import {
  BROKEN_LINKS_CALLS,
  type DraftBrokenLink,
  type GetBrokenLinksReply,
} from 'shared-types/admin/pages/broken-links';
import type { EditorProps } from '../editor-props';

const NONE: readonly DraftBrokenLink[] = [];

/** Links of the draft that lead nowhere, as the server knows them once it has the last changes. Pages without links need none. */
export function useBrokenLinks({ store, host }: Pick<EditorProps, 'store' | 'host'>): readonly DraftBrokenLink[] {
  const [links, setLinks] = useState(NONE);
  useEffect(() => {
    const stopped = new AbortController();
    const load = async (): Promise<void> => {
      const { pageId, content } = store.getState();
      if (!JSON.stringify(content.blocks).includes('href') || !(await store.save())) return;
      const path = host.url(BROKEN_LINKS_CALLS.getBrokenLinks.path, { pageId });
      const reply = await host.request<GetBrokenLinksReply>(path, { signal: stopped.signal });
      if (reply.ok && !stopped.signal.aborted) setLinks(reply.body.links);
    };
    void load();
    return () => stopped.abort();
  }, [store, host]);
  return links;
}
