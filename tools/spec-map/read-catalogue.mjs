import { readFileSync } from 'node:fs';

/**
 * @typedef {{ id: string, package: string, system: string, requirement: string }} Row
 */

/**
 * Reads the requirement catalogue: tab-separated, one statement a row, no quoting.
 * @param {string} file
 * @returns {Row[]}
 */
export function readCatalogue(file) {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', owner = '', system = '', requirement = ''] = line.split('\t');
    return { id, package: owner, system, requirement };
  });
}
