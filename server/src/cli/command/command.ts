import type { Config } from '../../platform/environment/config';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { BuildFolder } from '../../site/registry/publish/build-folder';
import type { Signing } from '../../site/registry/signing';

export interface CommandDeps {
  readonly db: Database;
  readonly config: Config;
  readonly objects: ObjectStore;
  /** Opens the signing keys, and creates them if absent; only commands that sign call it. */
  readonly signing: () => Promise<Signing>;
  readonly build: (name: string) => BuildFolder;
  /** The name in the history of changes. */
  readonly who: string;
  /** Prints a line at once, for work that takes a while. */
  readonly print: (line: string) => void;
}

/** Lines to print, or one sentence that says what is wrong and what to do. */
export type CommandResult =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly reason: string };

export interface Command {
  readonly name: string;
  /** Arguments after the name, as the help shows them. */
  readonly usage: string;
  readonly description: string;
  run(args: readonly string[], deps: CommandDeps): Promise<CommandResult>;
}
