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
  const life = useRef({ isLoading: false, isGone: false });
  useEffect(() => {
    const { current } = life;
    current.isGone = false;
    return () => void (current.isGone = true);
  }, []);
  const load = async (): Promise<void> => {
    const { current } = life;
    if (loaded || current.isLoading) return;
    current.isLoading = true;
    const pages = await getLinkPages(host);
    current.isLoading = false;
    if (current.isGone) return;
    setFailed(!pages);
    if (pages) setLoaded(pages);
  };
  return { pages: loaded ?? known, hasFailed, load: () => void load() };
}
