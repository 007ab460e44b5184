import { useEffect, useRef, useState } from 'react';
import type { LinkPage } from 'shared-types/admin/pages/link-choices';
import { getLinkPages } from './link-choices.api';
import type { LinkHost } from './link-host';

export interface PageChoices {
  /** The known ones until others are loaded, and if they cannot be. */
  readonly pages: readonly LinkPage[];
  readonly hasFailed: boolean;
  /** Loads what was created since the known ones were; once it has succeeded, does nothing. */
  readonly load: () => void;
}

/** The pages of the site, asked for when one is about to be chosen. */
export function usePageChoices(known: readonly LinkPage[], host: LinkHost): PageChoices {
  const [loaded, setLoaded] = useState<readonly LinkPage[]>();
  const [hasFailed, setFailed] = useState(false);
  const state = useRef<'idle' | 'loading' | 'gone'>('idle');
  useEffect(() => {
    state.current = 'idle';
    return () => void (state.current = 'gone');
  }, []);
  const load = async (): Promise<void> => {
    if (loaded || state.current !== 'idle') return;
    state.current = 'loading';
    const pages = await getLinkPages(host);
    if ((state.current as string) === 'gone') return;
    state.current = 'idle';
    setFailed(!pages);
    if (pages) setLoaded(pages);
  };
  return { pages: loaded ?? known, hasFailed, load: () => void load() };
}
