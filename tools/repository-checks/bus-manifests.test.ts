import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, readText, ROOT } from './repository';
import { spec } from '../testing/spec';

const FEATURE = /^(mf-\w+\/src\/features\/[\w-]+)\/[\w-]+\.feature\.ts$/;
const NO_PRODUCT = /\.(test|fixture|cases|example)\.tsx?$/;
const IMPORT = /from '(\.[^']+)'/g;
const RECEIVED = /\.(?:state|latest|on)\(\s*'([a-z-]+\/[a-z-]+)'/g;
const SENT = /\.(?:publish|send)\(\s*'([a-z-]+\/[a-z-]+)'/g;

const files = listFiles();
const features = files.filter((file) => FEATURE.test(file));

/** The file that an import names, as a path from the root. */
function importedBy(file: string, name: string): string | undefined {
  const path = join(dirname(file), name);
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(join(ROOT, candidate)));
}

/** The code of a feature: its folder, and files of its remote that it imports. */
function codeOf(feature: string): string[] {
  const own = files.filter((file) => file.startsWith(`${dirname(feature)}/`) && /\.tsx?$/.test(file));
  const found = new Set(own.filter((file) => !NO_PRODUCT.test(file)));
  for (const file of found)
    for (const [, name = ''] of readText(file).matchAll(IMPORT)) {
      const imported = importedBy(file, name);
      if (imported) found.add(imported);
    }
  return [...found].map(readText);
}

const namesIn = (texts: readonly string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

const listIn = (feature: string, key: string): string[] => {
  const [, names = ''] = new RegExp(`^  ${key}: \\[([^\\]]*)\\]`, 'm').exec(readText(feature)) ?? [];
  return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
};

/** Events on which code and manifest disagree. A feature need not listen to an event that starts it. */
function disagreements(feature: string): string[] {
  const code = codeOf(feature);
  const [received, sent] = [namesIn(code, RECEIVED), namesIn(code, SENT)];
  const [listens, emits] = [listIn(feature, 'listens'), listIn(feature, 'emits')];
  const isStarter = listIn(feature, 'starts').includes('event');
  return [
    ...received
      .filter((name) => !listens.includes(name))
      .map((name) => `${feature} listens to ${name} and does not declare it`),
    ...listens
      .filter((name) => !received.includes(name) && !isStarter)
      .map((name) => `${feature} declares that it listens to ${name} and does not`),
    ...sent.filter((name) => !emits.includes(name)).map((name) => `${feature} sends ${name} and does not declare it`),
    ...emits
      .filter((name) => !sent.includes(name))
      .map((name) => `${feature} declares that it sends ${name} and does not`),
  ];
}

spec('PLAT-04', 'the manifest of a feature lists exactly the events its code receives and sends', () => {
  expect(features.length).toBeGreaterThan(10);
  expect(features.flatMap(disagreements)).toEqual([]);
});
