import { attemptTwice } from './attempt-twice';
import type { ScriptMaker } from './script-maker';
import { untilLoaded } from './until-loaded';

/**
 * Runs a script of the release once per URL. Rejects with an `Error` that names it after a second attempt; it can then be
 * called again.
 */
export type LoadScript = (url: string) => Promise<void>;

export interface LoadScriptPorts {
  readonly scripts: ScriptMaker;
  readonly document: Document;
  /** Resolves in a new task. */
  readonly nextTask: () => Promise<void>;
}

/** Loads later files of the shell; code after a file runs in another task than the file. */
export function createLoadScript({ scripts, document, nextTask }: LoadScriptPorts): LoadScript {
  const runs = new Map<string, Promise<void>>();
  return (url) => {
    const run = runs.get(url) ?? attemptTwice(() => untilLoaded(scripts.script(url), document)).then(nextTask);
    runs.set(url, run);
    run.catch(() => runs.delete(url));
    return run;
  };
}
