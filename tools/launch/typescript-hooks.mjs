// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const TYPESCRIPT = /^file:.*\.ts$/;
const require = createRequire(import.meta.url);

/**
 * A loader for Node that removes types from TypeScript.
 * @template Loaded
 * @param {string} url
 * @param {any} context
 * @param {(url: string, context: any) => Loaded} next
 */
export function load(url, context, next) {
  if (!TYPESCRIPT.test(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = require('esbuild').transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcefile: file,
    sourcemap: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
