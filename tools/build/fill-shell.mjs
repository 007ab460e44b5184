import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { madeFamilies, sheetOfFamily } from './fonts/font-families.mjs';
import { compileFontStyles, compileFrameStyle, compileMadeFontStyle, compileStyle } from './sources/compile-style.mjs';
import { evaluateRemote } from './esbuild/evaluate-remote.mjs';
import { manifestFeature, shellManifest } from './manifests/package-manifest.mjs';
import { runWebpack } from './webpack/run-webpack.mjs';
import { buildServerBundle } from './esbuild/server-bundle.mjs';
import { shellStyleSheets } from './sources/style-sheets.mjs';

const LAYER = 'site';

/** Files of the families with a sheet of their own. */
const FONT_LIST = 'src/frame/fonts.json';

/**
 * @param {import('./build-package.mjs').PackageBuild} build
 * @returns {Promise<{ contract: number, entry: string, features: import('shared-types/manifest').ManifestFeature[] }>}
 */
export async function fillShell(build) {
  const { name, folder, version, mode, output, configure } = build;
  await mkdir(join(output, 'client'), { recursive: true });
  const { CONTRACT: contract, FONT_FAMILIES } = await evaluateRemote({ folder, hasRemote: false });
  // webpack is last: the others find mistakes faster, and report them better.
  await buildServerBundle({ ...build, outfile: join(output, 'server.cjs') });
  const families = madeFamilies({ folder, families: hasFonts(folder) ? FONT_FAMILIES : {} });
  await copyFonts(build, families);
  const features = await fillStyles(build, families);
  await runWebpack(configure({ name, folder, version, mode, output: join(output, 'client') }));
  return { contract, entry: 'client/shell.js', features };
}

async function fillStyles({ folder, output, base }, families) {
  const frame = await compileFrameStyle({ folder, base });
  const sheets = await shellStyleSheets(folder);
  const others = sheets.map(async ({ feature, sheets }) => ({
    feature,
    css: await compileStyle({ sheets, layer: LAYER, base }),
  }));
  const fonts = await compileFontStyles({ folder, base });
  const made = families.map(async (family) => ({
    feature: `font-${family.stem}`,
    css: compileMadeFontStyle({ text: await sheetOfFamily(family), base }),
  }));
  const styles = [
    ...(frame ? [{ feature: 'frame', css: frame }] : []),
    ...fonts,
    ...(await Promise.all([...made, ...others])),
  ];
  return Promise.all(styles.map((style) => writeStyle(output, style)));
}

async function writeStyle(output, { feature, css }) {
  const path = `client/${feature}.css`;
  await writeFile(join(output, path), css);
  return manifestFeature({ manifest: shellManifest(`${LAYER}/${feature}`), css: path });
}

async function copyFonts({ folder, output }, families) {
  if (!hasFonts(folder)) return;
  const list = join(folder, FONT_LIST);
  const { resolve } = createRequire(list);
  const listed = Object.entries(JSON.parse(await readFile(list, 'utf8')));
  const copies = [
    ...listed.map(([source, name]) => [resolve(source), name]),
    ...families.flatMap(({ files }) =>
      files.flatMap(({ source, file, extSource, extFile }) => [
        [source, file],
        [extSource, extFile],
      ]),
    ),
  ];
  const fonts = join(output, 'client/fonts');
  await mkdir(fonts, { recursive: true });
  for (const [source, name] of copies) await copyFile(source, join(fonts, name));
}

/** Shells of tests have none. @param {string} folder */
function hasFonts(folder) {
  return existsSync(join(folder, FONT_LIST));
}
