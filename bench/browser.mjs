import { execFileSync } from 'node:child_process';

/** How the benches start the browser: fresh, and with nothing of its own going on in the background. */
export const BROWSER = {
  executablePath: process.env.CHROME ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
