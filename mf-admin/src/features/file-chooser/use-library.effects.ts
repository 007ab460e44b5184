import { useEffect, useRef, useState } from 'react';
import { NAMED_PARAMETER, type FilesRequest } from 'shared-types/admin/files/file-chooser';
import { FILES_CALLS, FILES_PARAMETER, type FilesPage, type LibraryFile } from 'shared-types/admin/files/files';
import type { ChooserHost } from './chooser-host';

export interface Library {
  /** What the files are searched for. */
  readonly terms: string;
  readonly search: (terms: string) => void;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly files: readonly LibraryFile[];
  /** Loads the next files; absent at the end. */
  readonly more?: (() => void) | undefined;
}

interface Query {
  readonly terms: string;
  /** Id of the last file that is known. */
  readonly after?: string;
}

const TYPING_MS = 250;

/** The files that can be chosen, the newest first, as far as they were asked for. `onNamed` gets those chosen before, once. */
export function useLibrary(
  { request, url }: Pick<ChooserHost, 'request' | 'url'>,
  wanted: FilesRequest,
  onNamed: (files: readonly LibraryFile[]) => void,
): Library {
  const [query, setQuery] = useState<Query>({ terms: '' });
  const [pages, setPages] = useState<readonly FilesPage[]>([]);
  const [state, setState] = useState<Library['state']>('loading');
  const isAsked = useRef(false);
  useEffect(() => {
    const { terms, after } = query;
    const stopped = new AbortController();
    const load = async (): Promise<void> => {
      setState('loading');
      const { accepts, chosen } = wanted;
      const [kind] = accepts.length === 1 ? accepts : [];
      // Later the choice is the owner's.
      const named = isAsked.current || chosen.length === 0 ? undefined : JSON.stringify(chosen);
      const address = url(FILES_CALLS.listFiles.path, {
        [FILES_PARAMETER.terms]: terms || undefined,
        [FILES_PARAMETER.kind]: kind,
        [FILES_PARAMETER.after]: after,
        [NAMED_PARAMETER]: named,
      });
      const result = await request<FilesPage>(address, { signal: stopped.signal });
      if (stopped.signal.aborted) return;
      if (!result.ok) return setState('failed');
      const { body } = result;
      isAsked.current = true;
      if (body.named) onNamed(body.named);
      setPages((before) => [...(after === undefined ? [] : before), body]);
      setState('ready');
    };
    const timer = setTimeout(() => void load(), after === undefined && terms !== '' ? TYPING_MS : 0);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [request, url, wanted, query, onNamed]);
  const { terms } = query;
  const last = pages.at(-1)?.after;
  return {
    terms,
    search: (wantedTerms) => setQuery({ terms: wantedTerms }),
    state,
    files: pages.flatMap(({ files }) => files).filter(({ kind: own }) => isAccepted(own, wanted)),
    more: last === undefined || state === 'loading' ? undefined : () => setQuery({ terms, after: last }),
  };
}

export function isAccepted(kind: LibraryFile['kind'], { accepts }: Pick<FilesRequest, 'accepts'>): boolean {
  return accepts.length === 0 || accepts.includes(kind);
}
