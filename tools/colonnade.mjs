#!/usr/bin/env node
// Runs the built command `colonnade`, or explains how to build it.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../server/dist/colonnade.js', import.meta.url));
if (!existsSync(built)) {
  console.error('Colonnade has not been built yet. Run "npm run build" first.');
  process.exit(1);
}
process.exit(spawnSync(process.execPath, [built, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
