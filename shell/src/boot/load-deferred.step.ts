import type { ShellConfig } from '../config';
import type { Ports } from '../ports/ports';
import type { Deferred, DeferredParts } from './create-deferred';

/** The deferred bundle, relative to the shell's version folder. */
const DEFERRED_FILE = 'client/deferred.js';

/** What the deferred bundle is given. */
export type DeferredInput = Omit<DeferredParts, 'config' | 'ports'>;

/**
 * Makes the function that loads the shell's deferred bundle, once; after a failure it can be asked again. A system error asks
 * for it, since the file shows such errors.
 */
export function createLoadDeferred(config: ShellConfig, ports: Ports) {
  return (parts: DeferredInput): (() => Promise<Deferred>) => {
    let loading: Promise<Deferred> | undefined;
    const load = async (): Promise<Deferred> => {
      const url = parts.data.release.shell.base + DEFERRED_FILE;
      await parts.loadScript(url);
      const create = ports.pageGlobal.demand().deferred;
      if (!create) throw new Error(`${url} is empty.`);
      return create({ ...parts, config, ports });
    };
    const loadDeferred = (): Promise<Deferred> => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    };
    parts.eventBus.listen(
      'site/system-error',
      (error) => void loadDeferred().then((deferred) => deferred.showSystemError(error)),
    );
    return loadDeferred;
  };
}
