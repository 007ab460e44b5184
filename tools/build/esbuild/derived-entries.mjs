/**
 * The entry of a remote's server bundle: it exports `remote`, a `RenderRemote` with all features of the list.
 * @param {readonly import('../sources/feature-parts.mjs').FeatureParts[]} parts
 * @returns {string} TypeScript
 */
export function renderEntry(parts) {
  const module = createModule([`import { CONTRACT } from 'shared-types/remote';`]);
  const features = parts.map((feature) => `${JSON.stringify(feature.id)}: ${renderedFeature(feature, module)},`);
  return module.text(`export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    ${features.join('\n    ')}
  },
};`);
}

/**
 * The entry of the workbench: it exports `workbench`, the examples of every feature.
 * @param {readonly import('../sources/feature-parts.mjs').FeatureParts[]} parts
 * @returns {string} TypeScript
 */
export function workbenchEntry(parts) {
  const module = createModule([]);
  const rows = parts.flatMap(({ id, example }) =>
    example ? [`${JSON.stringify(id)}: ${module.name('examples', example)},`] : [],
  );
  return module.text(`export const workbench = {\n  ${rows.join('\n  ')}\n};`);
}

function renderedFeature({ isUnseen, view, rendered, fallback, messages }, module) {
  const locales = messages.map(([locale, files]) => `${JSON.stringify(locale)}: ${joined(files, module)}`);
  const properties = [
    view ? `element: ${module.name('element', view)}` : isUnseen && 'element: () => null',
    `fallback: ${fallback ? module.name('fallback', fallback) : `''`}`,
    locales.length > 0 && `messages: { ${locales.join(', ')} }`,
    rendered && `...${module.name('rendered', rendered)}`,
  ];
  return `{ ${properties.filter(Boolean).join(', ')} }`;
}

function joined(files, module) {
  const names = files.map((file) => module.name('messages', file));
  return names.length === 1 ? names[0] : `{ ${names.map((name) => `...${name}`).join(', ')} }`;
}

function createModule(lines) {
  const names = new Map();
  return {
    name(exported, from) {
      const known = names.get(from);
      if (known) return known;
      const name = `${exported}${names.size}`;
      names.set(from, name);
      lines.push(`import { ${exported} as ${name} } from ${JSON.stringify(from)};`);
      return name;
    },
    text: (body) => `${[...lines, '', body].join('\n')}\n`,
  };
}
