#!/usr/bin/env node
// @ts-check
import { deployCommand, USAGE } from './deploy-command.mjs';
import { EXIT } from './exit.mjs';

const [name, ...words] = process.argv.slice(2);
if (name === 'deploy' && !words.includes('--help')) {
  const { env, stdout: out, stderr: err } = process;
  process.exitCode = EXIT[await deployCommand(words, { env, cwd: process.cwd(), out, err })];
} else {
  const isAsked = name === '--help' || name === 'help' || words.includes('--help');
  (isAsked ? process.stdout : process.stderr).write(`${USAGE}\n`);
  process.exitCode = isAsked ? EXIT.done : EXIT.usage;
}
