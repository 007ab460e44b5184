import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../checks/repository-files.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|e2e)\.tsx?$/;
/** Not the product: this search, a remote for tests, and the template of features. */
const NO_PRODUCT = /^tools\/(spec-map|build\/fixtures|new)\//;
/** A feature's manifest: `implements: ['CART-01', …]`. */
const MANIFEST = /\bimplements:\s*\[([^\]]*)\]/g;
/** A line of any other docstring: `@implements NET-01 NET-02`. */
const TAG = /@implements ((?:[A-Z]+-\d+[ ,]*)+)/g;
const ID = /[A-Z]+-\d+/g;

/** Files by the requirement they implement. @param root the repository @returns files by id */
export function findImplementations(root: string): Map<string, string[]> {
  const files: Map<string, string[]> = new Map();
  for (const file of sourceFiles(root)) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) files.set(id, [...(files.get(id) ?? []), file]);
  }
  return files;
}

function sourceFiles(root: string) {
  return repositoryFiles(root).filter((file) => SOURCE.test(file) && !TEST.test(file) && !NO_PRODUCT.test(file));
}

function idsIn(text: string): Set<string> {
  const claims = [...text.matchAll(MANIFEST), ...text.matchAll(TAG)].map((match) => match[1] ?? '');
  return new Set(claims.flatMap((claim) => claim.match(ID) ?? []));
}
