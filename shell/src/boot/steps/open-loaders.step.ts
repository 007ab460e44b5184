import type { Release } from 'shared-types/release';
import type { ShellConfig } from '../../config';
import { createLoadScript, type LoadScript } from '../../federation/load-script';
import { createScriptMaker, type ScriptMaker } from '../../federation/script-maker';
import type { Ports } from '../../ports/ports';

/** What brings files of the release into the page. */
export interface Loaders {
  readonly scripts: ScriptMaker;
  readonly loadScript: LoadScript;
}

/** Opens the ways by which files of the release come into the page; nothing is fetched yet. */
export function createOpenLoaders(
  _config: ShellConfig,
  { document, lifecycle, trustedTypes }: Pick<Ports, 'document' | 'lifecycle' | 'trustedTypes'>,
) {
  let release: Release;
  let loaders: Loaders | undefined;
  return (current: Release): Loaders => {
    release = current;
    if (loaders) return loaders;
    // Once: the browser refuses a second Trusted Types policy, and what has run has run, whatever is torn down.
    const scripts = createScriptMaker({ release: () => release, document, trustedTypes });
    loaders = { scripts, loadScript: createLoadScript({ scripts, document, nextTask: lifecycle.nextTask }) };
    return loaders;
  };
}
