import type { Config } from '../../platform/environment/config';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { BuildFolder } from '../../site/registry/publish/build-folder';
import type { Signing } from '../../site/registry/signing';

/** What a command works with. */
export interface CommandDeps {
  readonly db: Database;
  readonly config: Config;
  readonly objects: ObjectStore;
  /** Opens the keys that versions are signed with; one is made where there is none, so only who needs them asks. */
  readonly signing: () => Promise<Signing>;
  /** The built package of that name. */
  readonly build: (name: string) => BuildFolder;
  /** Who runs the command, as the history of changes will name them. */
  readonly who: string;
  /** Prints a line at once, for work that takes a while. */
  readonly print: (line: string) => void;
}

/** How a command ended: lines to print, or one sentence on what is wrong and what to do. */
export type CommandResult =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** One command of `colonnade`. */
export interface Command {
  readonly name: string;
  /** Args after the name, as the help shows them. */
  readonly usage: string;
  readonly description: string;
  run(args: readonly string[], deps: CommandDeps): Promise<CommandResult>;
}
