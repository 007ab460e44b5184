import { createDeferred, type Deferred } from '../../shell/src/boot/create-deferred';
import type { OpenPage } from '../../shell/src/boot/steps/open-page.step';
import type { ShellConfig } from '../../shell/src/config';
import { createPolicyPort } from '../../shell/src/ports/policy.port';
import type { Ports } from '../../shell/src/ports/ports';
import { createVisibilityPort } from '../../shell/src/ports/visibility.port';
import { createStoragePort } from '../../shell/src/ports/storage.port';
import { createStreamPort } from '../../shell/src/ports/stream.port';

/** Imports the shell's deferred part statically. */
export function createLoadDeferred(config: ShellConfig, ports: Ports) {
  return (parts: OpenPage): (() => Promise<Deferred>) => {
    let deferred: Deferred | undefined;
    const own = {
      policy: createPolicyPort(),
      visibility: createVisibilityPort(),
      storage: createStoragePort(),
      stream: createStreamPort(),
    };
    return () => Promise.resolve((deferred ??= createDeferred({ ...parts, config, ports, ...own })));
  };
}
