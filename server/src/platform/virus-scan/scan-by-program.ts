import { execFile } from 'node:child_process';

const LONGEST_MS = 120_000;
/** As `clamscan` and `clamdscan` have it. */
const INFECTED = 1;

/** Runs a program with the file's path: exit status 0 means clean, 1 infected. Rejects for any other end. */
export function scanByProgram(program: string, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    execFile(program, [path], { timeout: LONGEST_MS, killSignal: 'SIGKILL', env: {} }, (error) => {
      if (!error) resolve(true);
      else if (error.code === INFECTED) resolve(false);
      else reject(new Error('The virus scanner has failed.', { cause: error }));
    });
  });
}
