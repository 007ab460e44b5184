import type { Manifest } from 'shared-types/manifest';
import type { FeatureId } from 'shared-types/remote';
import type { BuildFolder } from '../registry/publish/build-folder';
import { featureOf, manifestOf } from '../registry/gate/manifest.fixture';
import { integrityOf } from '../registry/artifact/integrity';

export interface OutsideInputs {
  readonly name?: string;
  readonly area?: string;
  readonly version?: string;
  readonly blockTypes?: readonly number[];
  /** The text of its view. */
  readonly label?: string;
  /** The script of its feature. */
  readonly script?: string;
}

/** The smallest build of another team: one feature without script. */
export function outsideBuild({
  name = 'reviews-lab',
  area = name,
  version = '1.0.0-0000000a',
  blockTypes = [10_400],
  label = 'Five stars',
  script = 'void 0;',
}: OutsideInputs = {}): BuildFolder & { readonly manifest: Manifest } {
  const id = `${area}/list` as FeatureId;
  const view = `element: ({ block }) => createElement('p', { className: '${area}-list' }, '${label}: ' + block.settings.title), fallback: ''`;
  const bytes: Readonly<Record<string, Buffer>> = {
    'client/list.js': Buffer.from(script),
    'client/remote.js': Buffer.from('void 0;'),
    'server.cjs': Buffer.from(
      `const { createElement } = require('react');
      module.exports.remote = { contract: 1, version: '${version}', features: { '${id}': { ${view} } } };`,
    ),
  };
  const files = Object.fromEntries(
    Object.entries(bytes).map(([path, content]) => [path, { bytes: content.length, integrity: integrityOf(content) }]),
  );
  const feature = featureOf(id, { live: 'html', starts: [], mounts: { blockTypes }, scripts: ['client/list.js'] });
  const manifest = manifestOf(name, [feature], { version, files, uses: [] });
  const all: Readonly<Record<string, Buffer>> = { ...bytes, 'remote.json': Buffer.from(JSON.stringify(manifest)) };
  return {
    manifest,
    read: async (path) => all[path] ?? Promise.reject(new Error(`The build has no ${path}.`)),
  };
}
