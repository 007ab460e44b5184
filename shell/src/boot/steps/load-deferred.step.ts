import type { ShellConfig } from '../../config';
import type { Ports } from '../../ports/ports';
import type { Deferred } from '../create-deferred';
import type { OpenPage } from './open-page.step';

/** Relative to the shell's version folder. */
const DEFERRED_FILE = 'client/deferred.js';

/**
 * Creates the function that loads the deferred bundle once; after a failure it can be called again. A system error loads it
 * too, because the bundle shows such errors.
 */
export function createLoadDeferred(config: ShellConfig, ports: Ports) {
  return (page: OpenPage): (() => Promise<Deferred>) => {
    let loading: Promise<Deferred> | undefined;
    const load = async (): Promise<Deferred> => {
      const url = page.data.release.shell.base + DEFERRED_FILE;
      await page.loadScript(url);
      const create = ports.pageGlobal.demand().deferred;
      if (!create) throw new Error(`${url} is empty.`);
      return create({ ...page, config, ports });
    };
    const loadDeferred = (): Promise<Deferred> => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    };
    page.eventBus.listen(
      'site/system-error',
      (error) => void loadDeferred().then((deferred) => deferred.showSystemError(error)),
    );
    return loadDeferred;
  };
}
