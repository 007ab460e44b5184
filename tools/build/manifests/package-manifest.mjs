import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostMembers, usedMembers } from './host-members.mjs';
import { contractFolder } from '../files/project.mjs';

/**
 * Parts of a manifest that only the build knows.
 * @typedef {object} ManifestParts
 * @property {string} name
 * @property {string} folder
 * @property {string} version
 * @property {number} contract
 * @property {string} entry
 * @property {Record<string, import('shared-types/manifest').ManifestFile>} files
 * @property {import('shared-types/manifest').ManifestFeature[]} features
 */

/**
 * The manifest of a build; `colonnade.csp` in `package.json` lists its additions to the content security policy.
 * @param {ManifestParts} parts
 * @returns {Promise<import('shared-types/manifest').Manifest>}
 */
export async function packageManifest({ name, folder, version, contract, entry, files, features }) {
  const { colonnade } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { all, needed } = await hostMembers(contractFolder(folder));
  const host = name === 'shell' ? { provides: all } : { uses: await usedMembers(folder, needed) };
  return { name, version, contract, entry, server: 'server.cjs', features, files, csp: colonnade?.csp ?? {}, ...host };
}

/**
 * A feature's entry: the manifest of `remote.ts`, and the files the build made for it.
 * @param {{ manifest: any, fallback?: import('shared-types/render').Fallback | undefined, editor?: import('shared-types/manifest').ManifestFeature['editor'] | undefined, scripts?: string[], messages?: Record<string, string>, css?: string | undefined, sheets?: import('shared-types/manifest').PartialSheet[] }} feature
 * @returns {import('shared-types/manifest').ManifestFeature}
 */
export function manifestFeature({ manifest, fallback, editor, scripts = [], messages = {}, css, sheets = [] }) {
  const { id, live, mounts, starts, importance, purpose, listens, emits, loads } = manifest;
  const { csp, cspKey, cspWhen, awaits, liveVariants, liveSetting, unseen } = manifest;
  return {
    id,
    live,
    mounts,
    starts,
    importance,
    purpose,
    listens,
    emits,
    loads,
    ...(liveVariants ? { liveVariants } : {}),
    ...(liveSetting ? { liveSetting } : {}),
    ...(awaits ? { awaits } : {}),
    ...(csp ? { csp } : {}),
    ...(cspKey ? { cspKey } : {}),
    ...(cspWhen ? { cspWhen } : {}),
    ...(unseen ? { unseen } : {}),
    ...(fallback === undefined ? {} : { fallback }),
    ...(editor ? { editor } : {}),
    ...(css ? { css } : {}),
    ...(sheets.length > 0 ? { sheets } : {}),
    scripts,
    messages,
  };
}

/** The manifest of a part of the shell that only has a style sheet. @param {string} id */
export function shellManifest(id) {
  return {
    id,
    live: 'html',
    mounts: {},
    starts: [],
    importance: 'essential',
    purpose: 'necessary',
    listens: [],
    emits: [],
    loads: [],
  };
}
