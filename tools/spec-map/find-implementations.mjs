import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../checks/repository-files.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /\.(test|e2e)\.tsx?$/;
/** What claims ids without being the product: this search, a remote for tests, and the template of new features. */
const NO_PRODUCT = /^tools\/(spec-map|build\/fixtures|new)\//;
/** A feature's manifest: `implements: ['CART-01', …]`. */
const MANIFEST = /\bimplements:\s*\[([^\]]*)\]/g;
/** Everywhere else a line of the docstring: `@implements NET-01 NET-02`. */
const TAG = /@implements ((?:[A-Z]+-\d+[ ,]*)+)/g;
const ID = /[A-Z]+-\d+/g;

/**
 * Which files say that they implement which requirement.
 * @param {string} root the repository
 * @returns {Map<string, string[]>} files by id
 */
export function findImplementations(root) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const file of sourceFiles(root)) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) files.set(id, [...(files.get(id) ?? []), file]);
  }
  return files;
}

/** @param {string} root */
function sourceFiles(root) {
  return repositoryFiles(root).filter((file) => SOURCE.test(file) && !TEST.test(file) && !NO_PRODUCT.test(file));
}

/**
 * @param {string} text
 * @returns {Set<string>}
 */
function idsIn(text) {
  const claims = [...text.matchAll(MANIFEST), ...text.matchAll(TAG)].map((match) => match[1] ?? '');
  return new Set(claims.flatMap((claim) => claim.match(ID) ?? []));
}
