import { attemptTwice } from './attempt-twice';
import type { ScriptMaker } from './script-maker';
import { untilLoaded } from './until-loaded';

/** Runs a script of the release, once for each address; rejects with an `Error` that names it, after one more attempt. It can then be asked for again. */
export type LoadScript = (url: string) => Promise<void>;

/** What the loading of the shell's own later files works with. */
export interface LoadScriptPorts {
  readonly scripts: ScriptMaker;
  readonly document: Document;
  /** Resolves in a task of its own. */
  readonly nextTask: () => Promise<void>;
}

/** Loads the shell's own later files; what follows a file comes in another task than the file itself. */
export function createLoadScript({ scripts, document, nextTask }: LoadScriptPorts): LoadScript {
  const runs = new Map<string, Promise<void>>();
  return (url) => {
    const run = runs.get(url) ?? attemptTwice(() => untilLoaded(scripts.script(url), document)).then(nextTask);
    runs.set(url, run);
    run.catch(() => runs.delete(url));
    return run;
  };
}
