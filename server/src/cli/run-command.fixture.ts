import type { Command, CommandDeps, CommandResult } from './command';

const noBuild = () => ({ read: () => Promise.reject(new Error('No build is asked for.')) });

/** Runs a command as ada does at a terminal, beside a server; a build is there where one is given. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  { config, db, objects, signing }: Pick<CommandDeps, 'config' | 'db' | 'objects' | 'signing'>,
  build: CommandDeps['build'] = noBuild,
): Promise<CommandResult> {
  return command.run(words, { config, db, objects, signing, build, who: 'ada', say: () => undefined });
}
