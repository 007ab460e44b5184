import type { ShellConfig } from '../config';
import type { Ports } from '../ports/ports';
import type { Late, LateParts } from './create-late';

/** The second file, relative to the shell's version folder. */
const LATE_FILE = 'client/late.js';

/** What the second file is given. */
export type LateInput = Omit<LateParts, 'config' | 'ports'>;

/**
 * Makes the function that loads the shell's second file, once; after a failure it can be asked again. A system error asks
 * for it, since the file shows such errors.
 */
export function createLoadLate(config: ShellConfig, ports: Ports) {
  return (parts: LateInput): (() => Promise<Late>) => {
    let loading: Promise<Late> | undefined;
    const load = async (): Promise<Late> => {
      const url = parts.data.release.shell.base + LATE_FILE;
      await parts.loadScript(url);
      const create = ports.pageGlobal.demand().late;
      if (!create) throw new Error(`${url} is empty.`);
      return create({ ...parts, config, ports });
    };
    const loadLate = (): Promise<Late> => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    };
    parts.wire.listen('site/system-error', (error) => void loadLate().then((late) => late.showSystemError(error)));
    return loadLate;
  };
}
