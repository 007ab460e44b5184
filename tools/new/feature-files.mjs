// @ts-check
import { randomUUID } from 'node:crypto';
import { contractFile } from './contract-file.mjs';
import { featureTest } from './feature-test.mjs';
import { readFiles } from './read-files.mjs';

/** @typedef {import('./check-wish.mjs').FeaturePlan} FeaturePlan */

/**
 * The files of a new feature, by path from the root. It shows a title and a text that unfolds, without script; with
 * script Escape folds it again.
 * @param {FeaturePlan} feature
 * @returns {Record<string, string>}
 */
export function featureFiles(feature) {
  const { folder, name, camel, live, blockType, read, area } = feature;
  const own = (/** @type {string} */ ending) => `${folder}/${name}${ending}`;
  return {
    ...(blockType || read ? { [`shared-types/src/${area}/${name}.ts`]: contractFile(feature) } : {}),
    ...(read ? readFiles(feature) : {}),
    [own('.feature.ts')]: label(feature),
    [own('.view.tsx')]: view(feature),
    [own('.css')]: style(feature),
    ...(live === 'enhance' ? { [own('.effects.ts')]: effects(feature) } : {}),
    ...(blockType ? { [`${folder}/read-${name}.ts`]: readSettings(feature) } : {}),
    [own('.strings.ts')]: words(feature, '', ENGLISH),
    [own('.strings.pl.ts')]: words(feature, ' in Polish', POLISH),
    [own('.example.tsx')]: example(feature),
    [own('.dom.test.ts')]: featureTest({ ...feature, camel }),
  };
}

const ENGLISH = { more: 'More', empty: 'There is nothing here yet.' };
const POLISH = { more: 'Więcej', empty: 'Nic tu jeszcze nie ma.' };

/** @param {FeaturePlan} feature */
function label({ id, camel, name, words, live, slot, blockType, blockTable, read, area }) {
  const type = live === 'enhance' ? 'EnhanceFeature' : 'HtmlFeature';
  return `import type { ${type} } from 'shared-types/remote';
${blockType ? `import { ${blockTable} } from 'shared-types/site/block-type';\n` : ''}
/** The ${words}. */
export const ${camel} = {
  id: '${id}',
  implements: ['PLAT-08'],
  live: '${live}',
  mounts: ${blockType ? `{ blockTypes: [${blockTable}.${blockType}] }` : `{ slots: ['${slot}'] }`},
  starts: [${live === 'enhance' ? `'interaction'` : ''}],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: [${read ? `'${area}/${name}/${read}'` : ''}],
  ${live === 'enhance' ? `load: () => import('./${name}.effects'),` : ''}
  strings: { en: () => import('./${name}.strings'), pl: () => import('./${name}.strings.pl') },
} satisfies ${type};
`;
}

/** @param {FeaturePlan} feature */
function view({ id, area, name, pascal, words, blockType, read }) {
  const props = read ? `PropsOf<'${id}/${read}'>` : 'PropsOf';
  const taken = [blockType && 'block', read && 'data'].filter(Boolean).join(', ');
  const inside = [
    blockType && '<h2>{title}</h2>',
    read && '<p>{pageTitle}</p>',
    `<details><summary className="${area}-${name}__head">{host.text('more')}</summary><p>{host.text('empty')}</p></details>`,
  ];
  const lines = [
    blockType && `const { title } = read${pascal}(block.settings);`,
    read && `const { pageTitle } = data['${id}/${read}'];`,
    `return <section className="${area}-${name}">\n${inside.filter(Boolean).join('\n')}\n</section>;`,
  ];
  return `import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { strings } from './${name}.strings';
${blockType ? `import { read${pascal} } from './read-${name}';\n` : ''}import './${name}.css';

/** The ${words}: what it is about, and more that unfolds. */
export function element(${taken ? `{ ${taken} }` : '_props'}: ${props}, host: RenderHost<typeof strings>): ReactElement {
  ${lines.filter(Boolean).join('\n')}
}
`;
}

/** @param {FeaturePlan} feature */
function style({ area, name }) {
  return `.${area}-${name} {
  display: grid;
  gap: var(--space-3);
}
.${area}-${name}__head {
  padding-block: var(--space-3);
  cursor: pointer;
}
`;
}

/** @param {FeaturePlan} feature */
function effects({ name }) {
  return `import type { Host } from 'shared-types/host/host';
import type { strings } from './${name}.strings';

/** Escape folds what is unfolded, and the focus stays at its head. All else the browser does by itself. */
export function start(root: HTMLElement, { stop }: Host<typeof strings>): void {
  const fold = ({ key }: KeyboardEvent): void => {
    const unfolded = key === 'Escape' ? root.querySelector('details[open]') : null;
    unfolded?.querySelector('summary')?.focus();
    unfolded?.removeAttribute('open');
  };
  root.addEventListener('keydown', fold, { signal: stop });
}
`;
}

/** @param {FeaturePlan} feature */
function readSettings({ area, name, pascal, words }) {
  return `import type { ${pascal}Settings } from 'shared-types/${area}/${name}';

/** Reads the settings of the ${words}; what cannot be used is refused with a sentence. */
export function read${pascal}(value: unknown): ${pascal}Settings {
  const { title } = Object(value) as { readonly title?: unknown };
  if (typeof title !== 'string' || title === '') throw new Error('The ${words} needs a title.');
  return { title };
}
`;
}

/** @param {FeaturePlan} feature @param {string} where @param {Record<string, string>} texts */
function words({ words: name }, where, texts) {
  return `/** The words of the ${name}${where}. */
export const strings = ${JSON.stringify(texts)} as const;
`;
}

/** @param {FeaturePlan} feature */
function example({ id, words, blockType, blockTable, read, area, name, pascal }) {
  const props = read ? `PropsOf<'${id}/${read}'>` : 'PropsOf';
  const data = read ? `{ '${id}/${read}': { pageTitle: 'About us' } }` : '{}';
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const imports = `${blockType ? `import type { ${pascal}Settings } from 'shared-types/${area}/${name}';\n` : ''}import type { PropsOf } from 'shared-types/render';
import { ${blockType ? blockTable : 'BLOCK_TYPE'} } from 'shared-types/site/block-type';`;
  if (!blockType) {
    return `${imports}

const sample: ${props} = {
  block: { id: '${randomUUID()}', type: BLOCK_TYPE.text, settings: {} },
  data: ${data},
};

/** Samples of the ${words}. */
export const examples = { whole: sample } as const;
`;
  }
  return `${imports}

const sample = (settings: ${pascal}Settings): ${props} => ({
  block: { id: '${randomUUID()}', type: ${blockTable}.${blockType}, settings },
  data: ${data},
});

/** Samples of the ${words}. */
export const examples = {
  whole: sample({ title: '${title}' }),
  longTitle: sample({ title: '${title} with a title that takes more than one line wherever there is little room for it' }),
} as const;
`;
}
