import { randomUUID } from 'node:crypto';
import { contractFile } from './contract-file.ts';
import { featureTest } from './feature-test.ts';
import { loaderFiles } from './loader-files.ts';
import type { NewFeature } from './check-input.ts';

/** The files of a new feature, by path from the root: a title, and a text that unfolds without script. */
export function featureFiles(feature: NewFeature): Record<string, string> {
  const { folder, name, camel, live, hasSettings, loader, area } = feature;
  const own = (ending: string) => `${folder}/${name}${ending}`;
  return {
    ...(hasSettings || loader ? { [`shared-types/src/${area}/${name}.ts`]: contractFile(feature) } : {}),
    ...(loader ? loaderFiles(feature) : {}),
    [own('.feature.ts')]: manifest(feature),
    [own('.view.tsx')]: view(feature),
    [own('.css')]: style(feature),
    ...(live === 'enhance' ? { [own('.effects.ts')]: effects(feature) } : {}),
    ...(hasSettings ? { [`${folder}/read-${name}.ts`]: readSettings(feature) } : {}),
    [own('.messages.ts')]: messages(feature, '', { ...titleOf(feature), ...ENGLISH }),
    [own('.messages.pl.ts')]: messages(feature, ' in Polish', { ...titleOf(feature), ...POLISH }),
    [own('.example.tsx')]: example(feature),
    [own('.dom.test.ts')]: featureTest({ ...feature, camel }),
  };
}

const ENGLISH = { more: 'More', empty: 'There is nothing here yet.' };
const POLISH = { more: 'Więcej', empty: 'Nic tu jeszcze nie ma.' };

/** Admin pages have their title among their messages. */
function titleOf({ isPage, title }: NewFeature): Record<string, string> {
  return isPage ? { title } : {};
}

function manifest({ id, camel, name, displayName, live, slot, blockType, blockTable, loader, area }: NewFeature) {
  const type = live === 'enhance' ? 'EnhanceFeature' : 'HtmlFeature';
  return `import type { ${type} } from 'shared-types/remote';
${blockType ? `import { ${blockTable} } from 'shared-types/site/block-type';\n` : ''}
/** The ${displayName}. */
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
  loads: [${loader ? `'${area}/${name}/${loader}'` : ''}],
  ${live === 'enhance' ? `load: () => import('./${name}.effects'),` : ''}
  messages: { en: () => import('./${name}.messages'), pl: () => import('./${name}.messages.pl') },
} satisfies ${type};
`;
}

function view({ id, area, name, pascal, displayName, isPage, hasSettings, loader }: NewFeature) {
  const props = loader ? `PropsOf<'${id}/${loader}'>` : 'PropsOf';
  const taken = [hasSettings && 'block', loader && 'data'].filter(Boolean).join(', ');
  const inside = [
    isPage && `<h1>{host.text('title')}</h1>`,
    hasSettings && '<h2>{title}</h2>',
    loader && '<p>{pageTitle}</p>',
    `<details><summary className="${area}-${name}__head">{host.text('more')}</summary><p>{host.text('empty')}</p></details>`,
  ];
  const lines = [
    hasSettings && `const { title } = read${pascal}(block.settings);`,
    loader && `const { pageTitle } = data['${id}/${loader}'];`,
    `return <section className="${area}-${name}">\n${inside.filter(Boolean).join('\n')}\n</section>;`,
  ];
  return `import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './${name}.messages';
${hasSettings ? `import { read${pascal} } from './read-${name}';\n` : ''}import './${name}.css';

/** The ${displayName}: its title, and a collapsible text. */
export function element(${taken ? `{ ${taken} }` : '_props'}: ${props}, host: RenderHost<typeof messages>): ReactElement {
  ${lines.filter(Boolean).join('\n')}
}
`;
}

function style({ area, name }: NewFeature) {
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

function effects({ name }: NewFeature) {
  return `import type { Host } from 'shared-types/host/host';
import type { messages } from './${name}.messages';

/** Escape collapses the open text and moves the focus to its summary; the browser does the rest. */
export function start(root: HTMLElement, { stop }: Host<typeof messages>): void {
  const collapse = ({ key }: KeyboardEvent): void => {
    const open = key === 'Escape' ? root.querySelector('details[open]') : null;
    open?.querySelector('summary')?.focus();
    open?.removeAttribute('open');
  };
  root.addEventListener('keydown', collapse, { signal: stop });
}
`;
}

function readSettings({ area, name, pascal, displayName }: NewFeature) {
  return `import type { ${pascal}Settings } from 'shared-types/${area}/${name}';

/** Reads the settings of the ${displayName}; throws an error where they are invalid. */
export function read${pascal}(value: unknown): ${pascal}Settings {
  const { title } = Object(value) as { readonly title?: unknown };
  if (typeof title !== 'string' || title === '') throw new Error('The ${displayName} needs a title.');
  return { title };
}
`;
}

function messages({ displayName: name }: NewFeature, where: string, texts: Record<string, string>) {
  return `/** The messages of the ${name}${where}. */
export const messages = ${JSON.stringify(texts)} as const;
`;
}

function example({
  id,
  displayName,
  title,
  hasSettings,
  blockType,
  blockTable,
  loader,
  area,
  name,
  pascal,
}: NewFeature) {
  const props = loader ? `PropsOf<'${id}/${loader}'>` : 'PropsOf';
  const data = loader ? `{ '${id}/${loader}': { pageTitle: 'About us' } }` : '{}';
  const imports = `${hasSettings ? `import type { ${pascal}Settings } from 'shared-types/${area}/${name}';\n` : ''}import type { PropsOf } from 'shared-types/render';
import { ${blockType ? blockTable : 'BLOCK_TYPE'} } from 'shared-types/site/block-type';`;
  if (!hasSettings) {
    return `${imports}

const sample: ${props} = {
  block: { id: '${randomUUID()}', type: ${blockType ? `${blockTable}.${blockType}` : 'BLOCK_TYPE.text'}, settings: {} },
  data: ${data},
};

/** Examples of the ${displayName}. */
export const examples = { whole: sample } as const;
`;
  }
  return `${imports}

const sample = (settings: ${pascal}Settings): ${props} => ({
  block: { id: '${randomUUID()}', type: ${blockTable}.${blockType}, settings },
  data: ${data},
});

/** Examples of the ${displayName}. */
export const examples = {
  whole: sample({ title: '${title}' }),
  longTitle: sample({ title: '${title} with a title that takes more than one line wherever there is little room for it' }),
} as const;
`;
}
