import type { Services } from '../site/services';
import type { Command, CommandDeps, CommandResult } from './command/command';

const noBuild = () => ({ read: () => Promise.reject(new Error('No build is asked for.')) });

/** Runs a command as the user ada beside a running server. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  { config, db, objects, signing }: Pick<Services, 'config' | 'db' | 'objects' | 'signing'>,
  build: CommandDeps['build'] = noBuild,
): Promise<CommandResult> {
  const deps = { config, db, objects, signing: async () => signing, build };
  return command.run(args, { ...deps, who: 'ada', print: () => undefined });
}
