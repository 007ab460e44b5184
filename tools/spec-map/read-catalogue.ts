import { readFileSync } from 'node:fs';

export type Row = { id: string; package: string; system: string; requirement: string };

/** Packages with another name in the catalogue, which is a copy of the specification's. */
const PACKAGE_OF_TEAM: Record<string, string> = { 'mf-config': 'mf-admin' };

/** Parses the requirement catalogue: tab-separated, one statement a row, no quoting. */
export function readCatalogue(file: string): Row[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', team = '', system = '', requirement = ''] = line.split('\t');
    return { id, package: PACKAGE_OF_TEAM[team] ?? team, system, requirement };
  });
}
