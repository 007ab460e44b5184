import { parseArgs } from 'node:util';
import { Problem } from '../launch/problem.mjs';
import { checkInput, type FeatureInput, type NewFeature } from './check-input.ts';
import { featureFiles } from './feature-files.ts';
import { writeTogether } from './write-together.ts';
import { wiredFiles } from './wired-files.ts';

const USAGE =
  'npm run new feature <area> <name> [-- --live=html|enhance] [--slot=<slot of the frame>] [--loader=<key of the loader>]';

/** `npm run new feature <area> <name>`: writes the template of a feature and enters it in the tables. */
export async function main(args: string[]) {
  const input = readArgs(args);
  const feature = await checkInput(input);
  const made = featureFiles(feature);
  const changed = await wiredFiles(feature);
  await writeTogether({ ...made, ...changed });
  console.log(
    [
      `Created ${feature.id}.`,
      ...list('Written', Object.keys(made)),
      ...list('Changed', Object.keys(changed)),
      ...list('Next steps', nextSteps(feature)),
    ].join('\n'),
  );
  return 0;
}

function readArgs(args: string[]): FeatureInput {
  const { values, positionals } = parse(args);
  const [kind, area, name, ...others] = positionals;
  if (kind !== 'feature' || !area || !name || others.length > 0) throw new Problem(`Usage: ${USAGE}`);
  return { area, name, live: values.live, slot: values.slot, loader: values.loader };
}

function parse(args: string[]) {
  const options = {
    live: { type: 'string', default: 'enhance' },
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

function placeToSee({
  area,
  blockType,
  blockNumber,
  slot,
}: Pick<NewFeature, 'area' | 'blockType' | 'blockNumber' | 'slot'>) {
  if (!blockType) return `npm run dev: it is on every page, in the slot "${slot}".`;
  if (area === 'admin')
    return `Give it a page in server/src/site/own-pages/, in messages/admin-page.messages.ts (and .pl.ts) and admin-pages.ts, and npm run dev shows it there.`;
  return `Put a block of type ${blockNumber} ("${blockType}") into a page of server/sample/*/site.json, and npm run dev shows it there.`;
}

function nextSteps({
  area,
  folder,
  name,
  remote,
  blockType,
  blockNumber,
  isNewBlockType,
  live,
  loader,
  slot,
}: NewFeature) {
  return [
    `npm run dev -w ${remote}: shows its examples; edit ${folder}/${name}.view.tsx and look.`,
    placeToSee({ area, blockType, blockNumber, slot }),
    ...(blockType && isNewBlockType
      ? [`Its number in shared-types/src/site/block-type.ts, ${blockNumber}, cannot change once released.`]
      : []),
    `tools/budgets.json: ${remote}/client/remote.js has room for its manifest; state the reason there, and lower the budget to what is used.`,
    ...(loader ? [`server/src/${area}/${name}/: load what the view shows.`] : []),
    `${name}.feature.ts: name the requirements it implements${live === 'html' ? '' : ', and what starts it'}.`,
    `npm test -- ${folder}`,
  ];
}
