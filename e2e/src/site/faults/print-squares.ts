import { REMOTE_NAMES } from 'shared-types/remote';
import type { Square } from './break-files';
import type { Place } from './faults';

/** Prints which remotes held what was wrong at a place: a row a remote, a column a fault. */
export function printSquares({ name, faults }: Place, held: readonly Square[]): void {
  const all = Object.keys(faults);
  const row = (remote: string): string => {
    const holds = (fault: string) => held.some((square) => square.remote === remote && square.fault === fault);
    return [remote.padEnd(12), ...all.map((fault) => (holds(fault) ? 'holds' : '-').padEnd(fault.length))].join(' | ');
  };
  const lines = [[name.padEnd(12), ...all].join(' | '), ...REMOTE_NAMES.map(row)];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
