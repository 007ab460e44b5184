import { createLate, type Late } from '../../shell/src/boot/create-late';
import type { LateInput } from '../../shell/src/boot/load-late.step';
import type { ShellConfig } from '../../shell/src/config';
import { createPolicyPort } from '../../shell/src/ports/policy.port';
import type { Ports } from '../../shell/src/ports/ports';
import { createSightPort } from '../../shell/src/ports/sight.port';
import { createStoragePort } from '../../shell/src/ports/storage.port';
import { createStreamPort } from '../../shell/src/ports/stream.port';

/** The shell's second part, in the same file as its first. */
export function createLoadLate(config: ShellConfig, ports: Ports) {
  return (parts: LateInput): (() => Promise<Late>) => {
    let late: Late | undefined;
    const own = {
      policy: createPolicyPort(),
      sight: createSightPort(),
      storage: createStoragePort(),
      stream: createStreamPort(),
    };
    return () => Promise.resolve((late ??= createLate({ ...parts, config, ports, ...own })));
  };
}
