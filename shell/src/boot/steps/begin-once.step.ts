import type { ShellConfig } from '../../config';
import type { Ports } from '../../ports/ports';

/**
 * Lets a start-up go on, unless the page is initialised: then it ends.
 * @implements START-01 START-03
 */
export function createBeginOnce(_config: ShellConfig, { log, pageGlobal }: Pick<Ports, 'log' | 'pageGlobal'>) {
  return (start: AbortController): boolean => {
    if (!pageGlobal.read()?.isInitialised) return true;
    log.warn('The page is already initialised.');
    start.abort();
    return false;
  };
}
