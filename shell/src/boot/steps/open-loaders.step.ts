import type { Release } from 'shared-types/release';
import type { ShellConfig } from '../../config';
import { createLoadScript, type LoadScript } from '../../federation/load-script';
import { createScriptMaker, type ScriptMaker } from '../../federation/script-maker';
import type { Ports } from '../../ports/ports';

export interface Loaders {
  readonly scripts: ScriptMaker;
  readonly loadScript: LoadScript;
}

/** Creates the loaders of the release's files; nothing is fetched yet. */
export function createOpenLoaders(
  _config: ShellConfig,
  { document, lifecycle, trustedTypes }: Pick<Ports, 'document' | 'lifecycle' | 'trustedTypes'>,
) {
  let release: Release;
  let loaders: Loaders | undefined;
  return (current: Release): Loaders => {
    release = current;
    if (loaders) return loaders;
    // Created once: the browser refuses a second Trusted Types policy, and loaded scripts survive a teardown.
    const scripts = createScriptMaker({ release: () => release, document, trustedTypes });
    loaders = { scripts, loadScript: createLoadScript({ scripts, document, nextTask: lifecycle.nextTask }) };
    return loaders;
  };
}
