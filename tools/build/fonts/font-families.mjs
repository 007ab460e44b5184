import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import { fontSheet } from './font-sheet.mjs';

/** Below it, a local font of regular weight stands in. */
const LEAST_BOLD = 600;

/**
 * Families of the contract whose sheets are made here: those whose package the shell depends on, and without a sheet of their
 * own in it. Shells of tests have no fonts.
 * @param {{ folder: string, families: Readonly<Record<string, import('shared-types/site/fonts').FontFamily>> }} source
 * @returns {import('./font-families.d.mts').MadeFamily[]}
 */
export function madeFamilies({ folder, families }) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(families).flatMap(([name, { general, weights }]) => {
    const stem = name.toLowerCase().replaceAll(' ', '-');
    const isInstalled = `@fontsource/${stem}` in dependencies;
    if (!weights || !isInstalled || existsSync(join(folder, 'src/frame/fonts', `${stem}.css`))) return [];
    return [{ name, stem, general, files: filesOf(folder, stem, weights) }];
  });
}

function filesOf(folder, stem, { text, heading }) {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const fileOf = (weight, answersFor) => ({
    weight: answersFor,
    isBold: weight >= LEAST_BOLD,
    file: `${stem}-${weight}.woff2`,
    extFile: `${stem}-ext-${weight}.woff2`,
    source: resolve(`@fontsource/${stem}/files/${stem}-latin-${weight}-normal.woff2`),
    extSource: resolve(`@fontsource/${stem}/files/${stem}-latin-ext-${weight}-normal.woff2`),
  });
  // A range, so that no browser invents a bold.
  if (text === heading) return [fileOf(text, '400 700')];
  return [fileOf(text, String(text)), fileOf(heading, '500 700')];
}

/** @param {import('./font-families.d.mts').MadeFamily} family */
export async function sheetOfFamily({ name, general, files }) {
  const measured = files.map(async (file) => ({ ...file, measures: await measuresOf(file.source) }));
  return fontSheet({ name, general, files: await Promise.all(measured) });
}

/** @param {string} path */
async function measuresOf(path) {
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromFile(path);
  const em = (units) => units / unitsPerEm;
  return { letterWidth: em(xWidthAvg), ascent: em(ascent), descent: em(-descent), lineGap: em(lineGap) };
}
