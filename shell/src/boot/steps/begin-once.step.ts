import type { ShellConfig } from '../../config';
import type { Ports } from '../../ports/ports';

/**
 * Continues unless the page is already initialised.
 *
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
