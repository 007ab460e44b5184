#!/usr/bin/env node
// @ts-check
import { deployCommand, USAGE } from './deploy-command.mjs';
import { EXIT } from './exit.mjs';

const [name, ...args] = process.argv.slice(2);
if (name === 'deploy' && !args.includes('--help')) {
  const { env, stdout: out, stderr: err } = process;
  process.exitCode = EXIT[await deployCommand(args, { env, cwd: process.cwd(), out, err })];
} else {
  const isRequested = name === '--help' || name === 'help' || args.includes('--help');
  (isRequested ? process.stdout : process.stderr).write(`${USAGE}\n`);
  process.exitCode = isRequested ? EXIT.done : EXIT.usage;
}
