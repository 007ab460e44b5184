import { useEffect, useState } from 'react';
import type { LinkAnchor } from 'shared-types/admin/pages/link-choices';
import { getLinkAnchors } from './link-choices.api';
import type { LinkHost } from './link-host';

/** The parts of a page that links can lead to; undefined until they are loaded, and if they cannot be. */
export function useAnchors(path: string, host: LinkHost): readonly LinkAnchor[] | undefined {
  const [anchors, setAnchors] = useState<readonly LinkAnchor[]>();
  useEffect(() => {
    const stopped = new AbortController();
    void getLinkAnchors(host, { path }, stopped.signal).then((found) => {
      if (!stopped.signal.aborted) setAnchors(found);
    });
    return () => stopped.abort();
  }, [host, path]);
  return anchors;
}
