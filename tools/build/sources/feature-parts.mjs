import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { sourceFiles } from '../files/source-files.mjs';
import { localeOf } from './transform-source.mjs';

/**
 * A feature's files, found by name in `src/features/<feature>/`, as module paths: `./src/features/cart/cart.view`.
 * @typedef {object} FeatureParts
 * @property {string} id of the feature
 * @property {boolean} isUnseen true if its manifest says that it has no view
 * @property {string | undefined} view `<feature>.view.tsx`, which exports `element`
 * @property {string | undefined} rendered `<feature>.render.ts`, which exports `rendered`, overriding the other files
 * @property {string | undefined} fallback the remote's `src/fallback.ts`, for features that fill no slot
 * @property {[locale: string, modules: string[]][]} messages every `*.messages.ts` and `*.messages.<locale>.ts`, English first
 * @property {string | undefined} editor `<feature>.editor.ts`, which exports `editor`
 * @property {string | undefined} example `<feature>.example.tsx`, which exports `examples`
 */

/**
 * The parts of every feature of a remote, in the order of its list.
 * @param {string} folder the package
 * @param {readonly Pick<import('shared-types/remote').Feature, 'id' | 'mounts' | 'unseen'>[]} features
 * @returns {Promise<FeatureParts[]>}
 */
export function featureParts(folder, features) {
  return Promise.all(features.map((feature) => partsOf(folder, feature)));
}

/** The name of a feature and of its folder. @param {string} id */
export function featureName(id) {
  return id.slice(id.indexOf('/') + 1);
}

async function partsOf(folder, { id, mounts, unseen = false }) {
  const name = featureName(id);
  const files = await sourceFiles(join(folder, 'src/features', name));
  const own = (pattern) => moduleOf(folder, join(folder, 'src/features', name, pattern));
  const isFilled = mounts.slots !== undefined;
  return {
    id,
    isUnseen: unseen,
    view: own(`${name}.view.tsx`),
    rendered: own(`${name}.render.ts`),
    fallback: isFilled ? undefined : moduleOf(folder, join(folder, 'src/fallback.ts')),
    messages: messagesOf(folder, files),
    editor: own(`${name}.editor.ts`),
    example: own(`${name}.example.tsx`),
  };
}

function moduleOf(folder, file) {
  if (!existsSync(file)) return undefined;
  const path = relative(folder, file).split(sep).join('/');
  return `./${path.replace(/\.tsx?$/, '')}`;
}

function messagesOf(folder, files) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of files) {
    const locale = localeOf(basename(file));
    if (locale) found.set(locale, [...(found.get(locale) ?? []), moduleOf(folder, file) ?? '']);
  }
  return [...found].sort(([a], [b]) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
}
