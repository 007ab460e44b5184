// @ts-check
import { parseArgs } from 'node:util';
import { Problem } from '../launch/problem.mjs';
import { checkInput } from './check-input.mjs';
import { featureFiles } from './feature-files.mjs';
import { writeTogether } from './write-together.mjs';
import { wiredFiles } from './wired-files.mjs';

const USAGE =
  'npm run new feature <area> <name> [-- --live=html|enhance] [--slot=<slot of the frame>] [--loader=<key of the loader>]';

/** `npm run new feature <area> <name>`: writes the files of a feature and lists it where features are listed. @param {string[]} args */
export async function main(args) {
  const input = readArgs(args);
  const feature = await checkInput(input);
  const [made, changed] = await Promise.all([featureFiles(feature), wiredFiles(feature)]);
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

/** @param {string[]} args @returns {import('./check-input.mjs').FeatureInput} */
function readArgs(args) {
  const { values, positionals } = parse(args);
  const [kind, area, name, ...others] = positionals;
  if (kind !== 'feature' || !area || !name || others.length > 0) throw new Problem(`Usage: ${USAGE}`);
  return { area, name, live: values.live, slot: values.slot, loader: values.loader };
}

/** @param {string[]} args @returns {{ values: any, positionals: string[] }} */
function parse(args) {
  /** @type {import('node:util').ParseArgsConfig['options']} */
  const options = {
    live: { type: 'string', default: 'enhance' },
    slot: { type: 'string' },
    loader: { type: 'string' },
  };
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Problem(`${/** @type {Error} */ (error).message.split('. ')[0]}: ${USAGE}`);
  }
}

/** @param {string} title @param {string[]} lines */
function list(title, lines) {
  return ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

/** @param {Pick<import('./check-input.mjs').NewFeature, 'area' | 'blockType' | 'blockNumber' | 'slot'>} feature */
function placeToSee({ area, blockType, blockNumber, slot }) {
  if (!blockType) return `npm run dev: every page shows it, in the slot "${slot}".`;
  if (area === 'admin')
    return `Give it a page in server/src/site/own-pages/, in messages/admin-page.messages.ts (and .pl.ts) and admin-pages.ts, and npm run dev shows it there.`;
  return `Put a block of type ${blockNumber} ("${blockType}") into a page of server/sample/*/site.json, and npm run dev shows it there.`;
}

/** @param {import('./check-input.mjs').NewFeature} feature */
function nextSteps({ area, folder, name, remote, blockType, blockNumber, isNewBlockType, live, loader, slot }) {
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
