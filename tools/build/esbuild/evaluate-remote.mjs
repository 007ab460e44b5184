import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import esbuild from 'esbuild';
import { esbuildBase } from './esbuild-base.mjs';

/** Tables of the contract that are exported beside the remote. */
const TABLES = `
export { EVENTS } from 'shared-types/events';
export { OUTSIDE_BLOCK_TYPES } from 'shared-types/outside';
export { AREAS, CONTRACT, SLOTS } from 'shared-types/remote';
export {
  BLOCK_TYPE, BLOCK_VARIANT, ADMIN_BLOCK_TYPE, LOCK_BLOCK_TYPE, MEMBER_BLOCK_TYPE, SLICE_BLOCK_TYPE,
} from 'shared-types/site/block-type';
export { FONT_FAMILIES } from 'shared-types/site/fonts';
`;

/**
 * Evaluates the contract's tables, and a package's `src/remote.ts` if it exists, without its lazy imports.
 * @param {{ folder: string, hasRemote: boolean }} source
 */
export async function evaluateRemote({ folder, hasRemote }) {
  const base = esbuildBase(folder);
  const { outputFiles } = await esbuild.build({
    ...base,
    stdin: {
      contents: TABLES + (hasRemote ? `export { remote } from './src/remote';` : ''),
      resolveDir: folder,
      loader: 'ts',
    },
    write: false,
    format: 'cjs',
    define: { __VERSION__: '""', __REMOTE__: '""' },
    plugins: [lazyPlugin, ...base.plugins],
  });
  const module = { exports: {} };
  runInNewContext(
    outputFiles[0].text,
    { module, exports: module.exports, require: refuse },
    { filename: join(folder, 'src/remote.ts') },
  );
  return module.exports;
}

/** @type {import('esbuild').Plugin} */
const lazyPlugin = {
  name: 'colonnade-lazy',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

function refuse(request) {
  throw new Error(`src/remote.ts reaches "${request}" before anything is loaded.`);
}
