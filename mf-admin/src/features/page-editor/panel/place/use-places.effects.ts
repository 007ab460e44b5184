import { useEffect, useRef, useState } from 'react';
import type { FoundPlace, PlaceDetails } from 'shared-types/admin/places';
import type { EditorHost } from '../../page-editor-host';
import { findPlaces, getPlace } from './find-places.api';

const TYPING_MS = 300;
const LEAST_LETTERS = 3;

export interface Places {
  readonly terms: string;
  readonly search: (terms: string) => void;
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly found: readonly FoundPlace[];
  /** Undefined if the place cannot be loaded. */
  readonly pick: (place: FoundPlace) => Promise<PlaceDetails | undefined>;
}

/** Searches places while the owner types. One search, to the chosen place, has one token, because it is charged as a whole. */
export function usePlaces(host: EditorHost): Places {
  const [terms, search] = useState('');
  const [state, setState] = useState<Places['state']>('idle');
  const [found, setFound] = useState<readonly FoundPlace[]>([]);
  const token = useRef<string>(undefined);
  useEffect(() => {
    const input = terms.trim();
    if (input.length < LEAST_LETTERS) return undefined;
    const stopped = new AbortController();
    const load = async (): Promise<void> => {
      setState('loading');
      token.current ??= crypto.randomUUID();
      const places = await findPlaces(host, { input, sessionToken: token.current }, stopped.signal);
      if (stopped.signal.aborted) return;
      setFound(places ?? []);
      setState(places ? 'ready' : 'failed');
    };
    const timer = setTimeout(() => void load(), TYPING_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [host, terms]);
  const pick = async ({ placeId }: FoundPlace): Promise<PlaceDetails | undefined> => {
    const sessionToken = token.current;
    token.current = undefined;
    const place = await getPlace(host, { placeId, ...(sessionToken !== undefined && { sessionToken }) });
    if (place) search('');
    else setState('failed');
    return place;
  };
  if (terms.trim().length < LEAST_LETTERS && state !== 'failed')
    return { terms, search, pick, state: 'idle', found: [] };
  return { terms, search, state, found, pick };
}
