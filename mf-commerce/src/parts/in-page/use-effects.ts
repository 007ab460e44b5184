import { type RefObject, useEffect, useRef } from 'react';
import type { Host } from 'shared-types/host/host';
import type { Messages } from 'shared-types/host/text';
import { isInPage, type ViewHost } from './in-page';

interface EffectsDeps<E extends HTMLElement, S extends Messages> {
  readonly root: E;
  readonly host: Host<S>;
  /** Aborts when the feature stops or its view is removed. */
  readonly signal: AbortSignal;
}

/** Starts a hydrated view’s effects on its root element, in the page only. */
export function useEffects<E extends HTMLElement, S extends Messages>(
  host: ViewHost<S>,
  start: (deps: EffectsDeps<E, S>) => void,
): RefObject<E | null> {
  const root = useRef<E>(null);
  const first = useRef(start);
  useEffect(() => {
    if (!root.current || !isInPage(host)) return undefined;
    const started = new AbortController();
    const stop = () => started.abort();
    host.stop.addEventListener('abort', stop, { signal: started.signal });
    first.current({ root: root.current, host, signal: started.signal });
    return stop;
  }, [host]);
  return root;
}
