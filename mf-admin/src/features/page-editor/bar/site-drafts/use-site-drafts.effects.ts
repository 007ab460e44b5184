import { useEffect, useState } from 'react';
import { SITE_DRAFT_CALLS, type ListedSiteDraft, type SiteDrafts } from 'shared-types/admin/site-states/site-drafts';
import type { EditorProps } from '../../editor-props';

/** Drafts of the whole site, and which of them are published with the page. */
export interface ChosenSiteDrafts {
  readonly drafts: readonly ListedSiteDraft[];
  readonly chosen: readonly ListedSiteDraft[];
  readonly choose: (draft: ListedSiteDraft, isChosen: boolean) => void;
}

const NONE: readonly ListedSiteDraft[] = [];

/** Loads the drafts; all that can be published are chosen at first. */
export function useSiteDrafts({ url, request }: Pick<EditorProps['host'], 'url' | 'request'>): ChosenSiteDrafts {
  const [drafts, setDrafts] = useState(NONE);
  const [left, setLeft] = useState<readonly string[]>([]);
  useEffect(() => {
    const stopped = new AbortController();
    const load = async (): Promise<void> => {
      const reply = await request<SiteDrafts>(url(SITE_DRAFT_CALLS.getSiteDrafts.path), { signal: stopped.signal });
      if (!reply.ok || stopped.signal.aborted) return;
      const { drafts: found } = reply.body;
      if (found.length > 0) setDrafts(found);
    };
    void load();
    return () => stopped.abort();
  }, [url, request]);
  return {
    drafts,
    chosen: drafts.filter((draft) => !draft.isOutdated && !left.includes(keyOf(draft))),
    choose: (draft, isChosen) =>
      setLeft((all) => [...all.filter((key) => key !== keyOf(draft)), ...(isChosen ? [] : [keyOf(draft)])]),
  };
}

/** Names the part that a draft is of. */
export function keyOf({ part, language }: ListedSiteDraft): string {
  return `${part} ${language}`;
}
