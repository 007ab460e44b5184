import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { localeOf } from '../sources/transform-source.mjs';

const NAME = 'FeatureFilesPlugin';
const FEATURE_FOLDER = /^src\/features\/([^/]+)\//;
const ROOT_MODULE = /^src\/([^/]+)\.ts$/;
const EXTENSION = /\.(?:[cm]?[jt]sx?)$/;
/** English messages are part of the feature's own file: most pages need them, and another file would cost more. */
const JOINED_LOCALE = 'en';
const AFTER_SPLITTING = 20;

/** Names files after their feature, puts English messages into its main file, and lists the files of each feature. */
export class FeatureFilesPlugin {
  /** @param {string} folder the package */
  constructor(folder) {
    this.folder = folder;
    /** @type {Record<string, { scripts: string[], messages: Record<string, string> }>} */
    this.files = {};
    /** @type {{ group: import('webpack').ChunkGroup, chunk: import('webpack').Chunk, feature: string, locale: string | undefined }[]} */
    this.groups = [];
    /** Features whose code is in the entry. @type {string[]} */
    this.joined = [];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const joining = { name: NAME, stage: AFTER_SPLITTING };
      compilation.hooks.optimizeChunks.tap(joining, () => this.joinMessages(compilation));
      compilation.hooks.beforeChunkIds.tap(NAME, () => this.nameChunks(compilation));
      compilation.hooks.afterSeal.tap(NAME, () => this.collect(compilation));
    });
  }

  joinMessages(compilation) {
    this.groups = this.featureGroups(compilation);
    this.joined = [...compilation.modules].filter(isInEntry).map((module) => this.pathOf(module));
    const scripts = new Map(this.groups.filter(({ locale }) => !locale).map(({ feature, chunk }) => [feature, chunk]));
    const { chunkGraph } = compilation;
    const joined = new Set();
    for (const { group, feature, locale, chunk } of this.groups) {
      const script = scripts.get(feature);
      if (locale !== JOINED_LOCALE || !script) continue;
      // Features with equal messages each get their own copy.
      for (const module of chunkGraph.getChunkModules(chunk)) chunkGraph.connectChunkAndModule(script, module);
      group.replaceChunk(chunk, script);
      script.addGroup(group);
      chunk.removeGroup(group);
      joined.add(chunk);
    }
    for (const chunk of joined) {
      chunkGraph.disconnectChunk(chunk);
      compilation.chunks.delete(chunk);
    }
  }

  /** Lazy imports of manifests: each chunk group with its feature, chunk, and locale for messages. */
  featureGroups({ chunkGraph, chunkGroups }) {
    return chunkGroups.flatMap((group) => {
      const manifest = group.origins.map(({ module }) => this.pathOf(module)).find(isManifest);
      if (!manifest) return [];
      // The group's other chunks are shared with other features.
      const chunk = group.chunks.find((one) => one.getNumberOfGroups() === 1) ?? group.chunks[0];
      const [root] = chunkGraph.getChunkRootModules(chunk);
      const path = this.pathOf(root) ?? '';
      return [{ group, chunk, feature: FEATURE_FOLDER.exec(manifest)[1], locale: localeOf(path) }];
    });
  }

  nameChunks(compilation) {
    const taken = new Set([...compilation.chunks].map((chunk) => chunk.name).filter(Boolean));
    const unnamed = [...compilation.chunks]
      .filter((chunk) => !chunk.name)
      .map((chunk) => [this.wantedName(compilation, chunk), chunk]);
    for (const [wanted, chunk] of unnamed.sort(([a], [b]) => (a < b ? -1 : 1))) {
      chunk.name = unique(wanted, taken);
      taken.add(chunk.name);
    }
  }

  wantedName({ chunkGraph }, chunk) {
    const owners = new Set(
      this.groups.filter((group) => group.chunk === chunk && !group.locale).map(({ feature }) => feature),
    );
    if (owners.size === 1) return [...owners][0];
    const roots = [...chunkGraph.getChunkRootModules(chunk)];
    const root = roots.find((module) => !localeOf(this.pathOf(module) ?? '')) ?? roots[0];
    const own = ROOT_MODULE.exec(this.pathOf(root) ?? '')?.[1];
    if (own) return own;
    const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
    const [origin] = origins;
    const features = new Set(origins.map(({ module }) => FEATURE_FOLDER.exec(this.pathOf(module) ?? '')?.[1]));
    const path = this.pathOf(root) ?? 'part';
    const locale = localeOf(path);
    const joined = features.size > 1 ? [...features].sort().join('-') : undefined;
    if (joined) return locale ? `${joined}.messages.${locale}` : joined;
    const feature =
      FEATURE_FOLDER.exec(path)?.[1] ?? FEATURE_FOLDER.exec(this.pathOf(origin?.module) ?? '')?.[1] ?? 'part';
    if (locale) return `${feature}.messages.${locale}`;
    const stem = basename(path).replace(EXTENSION, '');
    return isManifest(this.pathOf(origin?.module)) ? feature : `${feature}.${stem.replace(`${feature}-`, '')}`;
  }

  collect({ entrypoints }) {
    for (const { group, feature, locale } of this.groups) {
      const entry = (this.files[feature] ??= { scripts: [], messages: {} });
      const files = reachableFiles(group);
      if (locale) entry.messages[locale] = files[0];
      else entry.scripts = [...new Set([...entry.scripts, ...files])].sort();
    }
    const later = this.laterFiles(entrypoints);
    for (const manifest of this.joined) {
      const entry = (this.files[FEATURE_FOLDER.exec(manifest)[1]] ??= { scripts: [], messages: {} });
      entry.scripts = [...new Set([...entry.scripts, ...later])].sort();
    }
  }

  /** Lazy imports of features in the entry; any of them may need all of these. */
  laterFiles(entrypoints) {
    const ofManifests = this.groups.map(({ group }) => group);
    const isRequested = (group) =>
      !ofManifests.includes(group) && group.origins.some(({ module }) => this.pathOf(module)?.startsWith('src/'));
    const groups = [...entrypoints.values()].flatMap((entry) => [...entry.childrenIterable]).filter(isRequested);
    return [...new Set(groups.flatMap((group) => reachableFiles(group)))].sort();
  }

  pathOf(module) {
    const resource = module?.resource ?? module?.rootModule?.resource;
    return resource && relative(this.folder, resource).split(sep).join('/');
  }
}

const IN_ENTRY = 'webpackMode: "eager"';

/** True for a manifest whose feature is in the entry. @param {import('webpack').Module} module */
function isInEntry({ resource = '' }) {
  return resource.endsWith('.feature.ts') && readFileSync(resource, 'utf8').includes(IN_ENTRY);
}

const STYLED_LATE = /^  styledLate: true,$/m;

/** True if the manifest of the chunk's feature says so. @param {import('webpack').Chunk} chunk */
export function isStyledLate(chunk) {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
  const manifests = origins.map(({ module }) => module?.resource ?? module?.rootModule?.resource);
  return manifests.some((path) => path?.endsWith('.feature.ts') && STYLED_LATE.test(readFileSync(path, 'utf8')));
}

function isManifest(path) {
  return path !== undefined && path.endsWith('.feature.ts') && FEATURE_FOLDER.test(path);
}

function reachableFiles(group, seen = new Set()) {
  if (seen.has(group)) return [];
  seen.add(group);
  const own = group.chunks.filter((chunk) => !chunk.hasRuntime()).flatMap((chunk) => [...chunk.files]);
  return [...own, ...[...group.childrenIterable].flatMap((child) => reachableFiles(child, seen))];
}

function unique(wanted, taken) {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
  return name;
}
