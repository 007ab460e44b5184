import type { Manifest } from 'shared-types/manifest';
import { OUTSIDE_BLOCK_TYPES } from 'shared-types/outside';
import type { DeployReason } from 'shared-types/site/deploy';
import { areaOf, isOfProduct } from '../../../../tools/build/manifests/remote-name.mjs';
import { isOutsideBlockType } from '../own-pages/block-type-range';
import { readManifest, servedFiles } from '../registry/artifact/manifest.schema';
import type { Registry } from '../registry/registry';
import { PUBLIC_FOLDER } from '../registry/artifact/artifact-files';
import { LARGEST_MAP_BYTES, SOURCE_MAP_FOLDER } from '../registry/artifact/source-maps';
import { cspReasons } from './csp-reasons';

/** Four times as many as our largest remote has. */
const MOST_FILES = 600;
/** Fourteen times the size of our largest remote. */
const MOST_BYTES = 20_000_000;

export type LookedAtBuild =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly reasons: readonly DeployReason[] };

/** Checks the manifest of a build: its form, its limits, and that it claims nothing of another remote. */
export function lookAtBuild(
  bytes: Buffer,
  { remote, registry }: { readonly remote: string; readonly registry: Pick<Registry, 'current'> },
): LookedAtBuild {
  const read = readManifest(bytes);
  if (!read.ok)
    return {
      ok: false,
      reasons: read.issues.map(({ where, what }) => ({
        what,
        where: `remote.json: ${where}`,
        mend: 'Build it again with the product’s build, and do not edit the result.',
      })),
    };
  const { manifest } = read;
  const reasons = [
    ...nameReasons(manifest, remote),
    ...sizeReasons(manifest),
    ...placeReasons(manifest),
    ...areaReasons(manifest, registry),
    ...cspReasons(manifest),
  ];
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, manifest };
}

function nameReasons({ name }: Manifest, remote: string): DeployReason[] {
  if (name === remote) return [];
  return [
    {
      what: `This is a build of ${name}, not of ${remote}.`,
      where: 'remote.json: name',
      mend: `Deploy the folder of ${remote}, or name ${name} and take a token for it.`,
    },
  ];
}

function sizeReasons({ files }: Manifest): DeployReason[] {
  const all = Object.entries(files);
  const total = all.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  return [
    ...(all.length > MOST_FILES
      ? [
          {
            what: `${all.length} files are more than the ${MOST_FILES} that a version may have.`,
            where: 'remote.json: files',
            mend: 'Check whether the folder contains files that are not part of the build.',
          },
        ]
      : []),
    ...(total > MOST_BYTES
      ? [
          {
            what: `${total} bytes are more than the ${MOST_BYTES} that all files of a version may have.`,
            where: 'remote.json: files',
            mend: 'Look for the largest files, and whether they belong to the build.',
          },
        ]
      : []),
    ...all
      .filter(([path, { bytes }]) => path.startsWith(SOURCE_MAP_FOLDER) && bytes > LARGEST_MAP_BYTES)
      .map(([path, { bytes }]) => ({
        what: `${bytes} bytes are more than the ${LARGEST_MAP_BYTES} of a source map that is ever read.`,
        where: path,
        mend: 'Build maps without the sources in them, or split the file they are of.',
      })),
  ];
}

/** Browsers are served one folder, which must not contain the server bundle. */
function placeReasons(manifest: Manifest): DeployReason[] {
  const { server, files } = manifest;
  return [
    ...[...new Set(servedFiles(manifest))]
      .filter((path) => !path.startsWith(PUBLIC_FOLDER))
      .map((path) => ({
        what: `Browsers are to fetch this file, but are served the folder ${PUBLIC_FOLDER} alone.`,
        where: path,
        mend: `Put it into ${PUBLIC_FOLDER}.`,
      })),
    ...(server.startsWith(PUBLIC_FOLDER)
      ? [
          {
            what: `The bundle for the server would be served to browsers.`,
            where: server,
            mend: `Put it outside of ${PUBLIC_FOLDER}.`,
          },
        ]
      : []),
    ...clashReasons(Object.keys(files)),
  ];
}

/** Paths that differ only in case, which some file systems do not distinguish. */
function clashReasons(paths: readonly string[]): DeployReason[] {
  const small = new Map<string, string>();
  const reasons: DeployReason[] = [];
  for (const path of paths) {
    const other = small.get(path.toLowerCase());
    if (other !== undefined)
      reasons.push({
        what: `Some disks cannot tell this file from ${other}.`,
        where: path,
        mend: 'Give one of them another name.',
      });
    small.set(path.toLowerCase(), path);
  }
  const folders = new Set(
    paths.flatMap((path) =>
      path
        .toLowerCase()
        .split('/')
        .slice(0, -1)
        .map((_part, at, parts) => parts.slice(0, at + 1).join('/')),
    ),
  );
  return [
    ...reasons,
    ...paths
      .filter((path) => folders.has(path.toLowerCase()))
      .map((path) => ({
        what: 'There is a file of this name and a folder.',
        where: path,
        mend: 'Give one of them another name.',
      })),
  ];
}

/** A feature of another area, or a block of another remote, would replace that remote's in pages. */
function areaReasons({ name, features }: Manifest, registry: Pick<Registry, 'current'>): DeployReason[] {
  const area = areaOf(name);
  return features.flatMap(({ id, mounts }) => [
    ...(id.startsWith(`${area}/`)
      ? []
      : [
          {
            what: `The feature ${id} does not belong to ${name}, whose area is ${area}.`,
            where: 'remote.json: features',
            mend: 'Deploy it with the remote of its area.',
          },
        ]),
    ...rangeReasons(name, { id, types: mounts.blockTypes ?? [] }),
    // The gate checks who owns numbers of other teams.
    ...(mounts.blockTypes ?? [])
      .filter((type) => !isOutsideBlockType(type))
      .flatMap((type) => {
        const owner = registry.current().featureOfBlock(type)?.remote.manifest.name ?? name;
        return owner === name
          ? []
          : [
              {
                what: `Blocks of type ${type} are shown by ${owner}.`,
                where: `remote.json: features, ${id}`,
                mend: 'Take another type of block, or have the other remote give this one up first.',
              },
            ];
      }),
  ]);
}

const { first, last } = OUTSIDE_BLOCK_TYPES;

/** Numbers below ten thousand are for the product's own remotes, the others for other teams. */
function rangeReasons(name: string, { id, types }: { readonly id: string; readonly types: readonly number[] }) {
  const isOurs = isOfProduct(name);
  return types
    .filter((type) => isOurs === isOutsideBlockType(type))
    .map((type) => ({
      what: isOurs
        ? `Blocks of type ${type} are for remotes of other teams.`
        : `Blocks of type ${type} are the product’s own.`,
      where: `remote.json: features, ${id}`,
      mend: isOurs
        ? 'Take a number of shared-types/src/site/block-type.ts.'
        : `Take a number from ${first} to ${last} that no other remote has.`,
    }));
}
