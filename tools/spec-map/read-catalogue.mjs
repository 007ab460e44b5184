import { readFileSync } from 'node:fs';

/**
 * @typedef {{ id: string, package: string, system: string, requirement: string }} Row
 */

/** Packages that the catalogue, a copy of the specification's, has under another name. @type {Record<string, string>} */
const PACKAGE_OF_TEAM = { 'mf-config': 'mf-admin' };

/**
 * Reads the requirement catalogue: tab-separated, one statement a row, no quoting.
 * @param {string} file
 * @returns {Row[]}
 */
export function readCatalogue(file) {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', team = '', system = '', requirement = ''] = line.split('\t');
    return { id, package: PACKAGE_OF_TEAM[team] ?? team, system, requirement };
  });
}
