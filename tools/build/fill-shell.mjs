import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFontStyles, compileFrameStyle, compileStyle } from './sources/compile-style.mjs';
import { evaluateRemote } from './esbuild/evaluate-remote.mjs';
import { manifestFeature, shellManifest } from './manifests/package-manifest.mjs';
import { runWebpack } from './webpack/run-webpack.mjs';
import { buildServerBundle } from './esbuild/server-bundle.mjs';
import { shellStyleSheets } from './sources/style-sheets.mjs';

const LAYER = 'site';

/**
 * @param {import('./build-package.mjs').PackageBuild} build
 * @returns {Promise<{ contract: number, entry: string, features: import('shared-types/manifest').ManifestFeature[] }>}
 */
export async function fillShell(build) {
  const { name, folder, version, mode, output, configure } = build;
  await mkdir(join(output, 'client'), { recursive: true });
  const { CONTRACT: contract } = await evaluateRemote({ folder, hasRemote: false });
  // webpack is last: the others find mistakes faster, and report them better.
  await buildServerBundle({ ...build, outfile: join(output, 'server.cjs') });
  await copyFonts(build);
  const features = await fillStyles(build);
  await runWebpack(configure({ name, folder, version, mode, output: join(output, 'client') }));
  return { contract, entry: 'client/shell.js', features };
}

async function fillStyles({ folder, output, base }) {
  const frame = await compileFrameStyle({ folder, base });
  const sheets = await shellStyleSheets(folder);
  const others = sheets.map(async ({ feature, sheets }) => ({
    feature,
    css: await compileStyle({ sheets, layer: LAYER, base }),
  }));
  const fonts = await compileFontStyles({ folder, base });
  const styles = [...(frame ? [{ feature: 'frame', css: frame }] : []), ...fonts, ...(await Promise.all(others))];
  return Promise.all(styles.map((style) => writeStyle(output, style)));
}

async function writeStyle(output, { feature, css }) {
  const path = `client/${feature}.css`;
  await writeFile(join(output, path), css);
  return manifestFeature({ manifest: shellManifest(`${LAYER}/${feature}`), css: path });
}

async function copyFonts({ folder, output }) {
  const list = join(folder, 'src/frame/fonts.json');
  if (!existsSync(list)) return;
  const { resolve } = createRequire(list);
  for (const [source, name] of Object.entries(JSON.parse(await readFile(list, 'utf8')))) {
    const target = join(output, 'client/fonts', name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(resolve(source), target);
  }
}
