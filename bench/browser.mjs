import { execFileSync } from 'node:child_process';
import { CHROMIUM_FLAGS } from '../tools/launch/chromium-flags.mjs';

/** How the benches start the browser. */
export const BROWSER = {
  executablePath: process.env.CHROME ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
  args: CHROMIUM_FLAGS,
};
