import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ObjectStore } from '../../../platform/objects/object-store';
import { artifactKey, PUBLIC_FOLDER } from './artifact-files';
import { integrityOf } from './integrity';
import type { Registry } from '../registry';

/** Stored with a version, but never served. */
export const SOURCE_MAP_FOLDER = 'maps/';
/** Maps of a few versions are used at the same time. Decoded, the largest takes some megabytes. */
const MOST_KEPT = 8;
/**
 * Half a megabyte is parsed in about ten milliseconds, which block the server. The page editor has the largest map here.
 */
export const LARGEST_MAP_BYTES = 600_000;

/** A place in a served file; line and column are from 1, as browsers count. */
export interface ServedPlace {
  readonly name: string;
  readonly version: string;
  /** Path in the version's folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place in the sources; line and column are from 1. */
export interface SourcePlace {
  /** Path in the repository. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Original name, if it was shortened. */
  readonly name?: string;
}

export interface SourceMaps {
  /** The place in the sources; undefined if the version has no map for it. */
  placeOf(place: ServedPlace): Promise<SourcePlace | undefined>;
}

export interface SourceMapsDeps {
  readonly registry: Pick<Registry, 'manifestOf'>;
  readonly objects: Pick<ObjectStore, 'get'>;
}

/** A map is read once; the least recently used of nine is evicted. */
export function createSourceMaps(deps: SourceMapsDeps): SourceMaps {
  const kept = new Map<string, Promise<TraceMap | undefined>>();

  const mapOf = (place: ServedPlace): Promise<TraceMap | undefined> => {
    const key = `${place.name}@${place.version}/${place.file}`;
    const map = kept.get(key) ?? readMap(deps, place);
    kept.delete(key);
    kept.set(key, map);
    map.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return map;
  };

  return {
    async placeOf(place) {
      const map = await mapOf(place);
      if (!map || place.line < 1 || place.column < 1) return undefined;
      const { source, line, column, name } = originalPositionFor(map, { line: place.line, column: place.column - 1 });
      if (source === null) return undefined;
      return { file: source, line, column: column + 1, ...(name === null ? {} : { name }) };
    },
  };
}

/** A map that was changed after publication counts as missing. */
async function readMap({ registry, objects }: SourceMapsDeps, place: ServedPlace): Promise<TraceMap | undefined> {
  const manifest = await registry.manifestOf(place.name, place.version);
  if (!manifest || !place.file.startsWith(PUBLIC_FOLDER)) return undefined;
  const path = `${SOURCE_MAP_FOLDER}${place.file.slice(PUBLIC_FOLDER.length)}.map`;
  const published = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
  if (!published || published.bytes > LARGEST_MAP_BYTES) return undefined;
  const bytes = await objects.get(artifactKey(manifest, path));
  if (!bytes || integrityOf(bytes) !== published.integrity) return undefined;
  return new TraceMap(bytes.toString('utf8'));
}
