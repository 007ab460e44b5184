import { parseArgs } from 'node:util';
import { Problem } from '../launch/problem.mjs';
import { checkInput, checkRemote, type FeatureInput, type NewFeature } from './check-input.ts';
import { featureFiles } from './feature-files.ts';
import { remoteFiles, remoteLists } from './remote-files.ts';
import { writeTogether } from './write-together.ts';
import { wiredFiles } from './wired-files.ts';

const USAGE = `npm run new feature <area> <name> [-- --live=html|enhance] [--slot=<slot of the frame>] [--loader=<key of the loader>]
npm run new admin-page <name> [-- --live=html|enhance] [--loader=<key of the loader>]
npm run new remote <area> <name of its first feature> [-- as for a feature]`;

/** `npm run new feature`, `admin-page` and `remote`: writes the template, and adds it to the lists. */
export async function main(args: string[]) {
  const input = readArgs(args);
  const remote = input.isRemote ? await newRemote(input) : NO_REMOTE;
  const feature = await checkInput(input);
  const made = featureFiles(feature);
  const changed = await wiredFiles(feature);
  await writeTogether({ ...made, ...changed });
  const written = new Set([...remote.made, ...Object.keys(made)]);
  const edited = new Set([...remote.changed, ...Object.keys(changed)]);
  console.log(
    [
      `Created ${feature.id}.`,
      ...list('Written', [...written]),
      ...list(
        'Changed',
        [...edited].filter((path) => !written.has(path)),
      ),
      ...list('Next steps', [...(input.isRemote ? FOR_REMOTE : []), ...nextSteps(feature)]),
    ].join('\n'),
  );
  return 0;
}

const FOR_REMOTE = [
  'npm install: links the new package.',
  'ARCHITECTURE.md and the README of the remote: say what it is for.',
  'e2e/src/site/faults/full-shop.ts: put a feature of it on the page whose parts fail in tests.',
];
const NO_REMOTE: { made: string[]; changed: string[] } = { made: [], changed: [] };

/** Creates a remote without features; returns the paths of written files. */
async function newRemote(input: FeatureInput) {
  await checkRemote(input);
  const [made, changed] = [await remoteFiles(input.area), await remoteLists(input.area)];
  await writeTogether({ ...made, ...changed });
  return { made: Object.keys(made), changed: Object.keys(changed) };
}

function readArgs(args: string[]): FeatureInput & { isRemote: boolean } {
  const { values, positionals } = parse(args);
  const [kind, ...words] = positionals;
  const isPage = kind === 'admin-page';
  const isRemote = kind === 'remote';
  const [area, name, ...others] = isPage ? ['admin', ...words] : words;
  if (
    (kind !== 'feature' && !isPage && !isRemote) ||
    !area ||
    !name ||
    others.length > 0 ||
    (isPage && values.slot !== undefined)
  )
    throw new Problem(`Usage: ${USAGE}`);
  return {
    isPage,
    isRemote,
    area,
    name,
    live: values.live ?? (isPage ? 'html' : 'enhance'),
    slot: values.slot,
    loader: values.loader,
  };
}

function parse(args: string[]) {
  const options = {
    live: { type: 'string' },
    slot: { type: 'string' },
    loader: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Problem(`${(error as Error).message.split('. ')[0]}: ${USAGE}`);
  }
}

function list(title: string, lines: string[]) {
  return ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function placeToSee({ name, pascal, hasSettings, isPage, blockNumber, slot, title }: NewFeature) {
  if (!hasSettings && !isPage) return `npm run dev: it is on every page, in the slot "${slot}".`;
  if (isPage)
    return `npm run dev: accounts that may open the admin area find it at /config/${name}, with a link in the navigation.`;
  const block = { type: blockNumber, settings: { title } };
  return `Put ${JSON.stringify(block)} into the blocks of a page of server/sample/*/site.json, with an id, and npm run dev shows it there (read${pascal} checks the settings).`;
}

function nextSteps(feature: NewFeature) {
  const { area, folder, name, camel, remote, blockType, blockNumber, isNewBlockType, isPage, live, loader } = feature;
  return [
    `npm run dev -w ${remote}: shows its examples; edit ${folder}/${name}.view.tsx and look.`,
    placeToSee(feature),
    ...(isPage
      ? [
          `server/src/site/own-pages/admin-page-table.ts, "${camel}": translate its title, choose its group in the navigation, and name the capability that opens it.`,
        ]
      : []),
    ...(blockType && isNewBlockType
      ? [`Its number in shared-types/src/site/block-type.ts, ${blockNumber}, cannot change once released.`]
      : []),
    `tools/budgets.json: ${remote}/client/remote.js has room for its manifest; state the reason there, and lower the budget to what is used.`,
    ...(loader ? [`server/src/${area}/${name}/: load what the view shows.`] : []),
    `${name}.feature.ts: name the requirements it implements${live === 'html' ? '' : ', and what starts it'}.`,
    `npm test -- ${folder}`,
  ];
}
