import type { StackLine } from 'shared-types/admin/insights/errors';
import type { SourcePlace, SourceMaps } from '../../site/registry/artifact/source-maps';
import { stackLines, type WrittenLine } from './stack-lines';

/** Every file of a version is below `/remotes/<name>/<version>/`. */
const RELEASED_FILE = /^(?:[a-z][a-z+.-]*:\/\/[^/?#]+)?\/remotes\/([^/?#]+)\/([^/?#]+)\/([^?#]+)$/;
/** Longest length of a minified name. */
const SHORTENED = 2;

/** The lines of a stack, mapped to sources where the version has a source map. */
export async function resolveStack(maps: SourceMaps, stack: string): Promise<StackLine[]> {
  const written = stackLines(stack);
  const places: (SourcePlace | undefined)[] = [];
  // Sequential, because most lines share one file, whose map is read only once.
  for (const line of written) places.push(await placeOf(maps, line));
  return written.map((line, index) => ({
    // The calling line contains the full name.
    called: places[index] ? (places[index + 1]?.name ?? readable(line.called)) : line.called,
    place: places[index] ? placeText(places[index]) : writtenPlace(line),
    isSource: places[index] !== undefined,
  }));
}

async function placeOf(maps: SourceMaps, { address, line, column }: WrittenLine): Promise<SourcePlace | undefined> {
  const [, name, version, file] = RELEASED_FILE.exec(address) ?? [];
  if (name === undefined || version === undefined || file === undefined) return undefined;
  if (line === undefined || column === undefined) return undefined;
  return maps.placeOf({ name, version, file, line, column });
}

function placeText({ file, line, column }: SourcePlace): string {
  return `${file}:${line}:${column}`;
}

function writtenPlace({ address, line, column }: WrittenLine): string {
  return [address, line, column].filter((part) => part !== undefined && part !== '').join(':');
}

function readable(called: string): string {
  return called.length > SHORTENED ? called : '';
}
