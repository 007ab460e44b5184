import type { ShellConfig } from '../config';
import type { Ports } from '../ports/ports';

/**
 * Begins a start-up, unless the page is initialised: gives what ends it again.
 * @implements START-01 START-03
 */
export function createBeginOnce(_config: ShellConfig, { log, pageGlobal }: Pick<Ports, 'log' | 'pageGlobal'>) {
  return (): AbortController | undefined => {
    if (!pageGlobal.read()?.isInitialised) return new AbortController();
    log.warn('The page is already initialised; this start-up does nothing.');
    return undefined;
  };
}
