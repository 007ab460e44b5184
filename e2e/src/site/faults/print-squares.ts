import type { Square } from './break-files';
import type { Place } from './faults';
import { PAGE_REMOTES } from './full-shop';

/** Prints which remotes passed with which faults: a row per remote, a column per fault. */
export function printSquares(place: Place, held: readonly Square[]): void {
  const faults = Object.keys(place.faults);
  const row = (remote: string): string => {
    const holds = (fault: string) => held.some((square) => square.remote === remote && square.fault === fault);
    return [remote.padEnd(12), ...faults.map((fault) => (holds(fault) ? 'holds' : '-').padEnd(fault.length))].join(
      ' | ',
    );
  };
  const lines = [[place.name.padEnd(12), ...faults].join(' | '), ...PAGE_REMOTES.map(row)];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
