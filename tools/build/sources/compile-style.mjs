import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import { bundle, Features, transform } from 'lightningcss';
import { foreignSelector } from './foreign-selector.mjs';
import { projectRoot } from '../files/project.mjs';

/** Browsers with cascade layers, `:is`, logical properties and container queries. */
const TARGETS = { chrome: version(111), firefox: version(114), safari: version(16, 4), ios_saf: version(16, 4) };

/** Pages have one colour scheme, so code to switch between two is not needed. */
const OPTIONS = { minify: true, targets: TARGETS, exclude: Features.LightDark };

/** The shell's folder with a style sheet for each font family, and its layer. */
const FONTS = { folder: 'src/frame/fonts', layer: 'tokens' };

/** Stands for the URL of the version folder in style sheets. */
const BASE_MARK = '__SHELL_BASE__';

/** URLs that do not depend on the location of the sheet, which pages inline. */
const FIXED_ADDRESS = /^(?:\/|#|data:|https?:|__SHELL_BASE__)/;

/**
 * Combines style sheets in the area's cascade layer. With `area`, each rule must begin with a class of the area.
 * @param {{ sheets: string[], layer: string, base: string, area?: string }} source
 * @returns {Promise<Buffer>}
 */
export async function compileStyle({ sheets, layer, base, area }) {
  const texts = await Promise.all(sheets.map((path) => checkedText(path, area)));
  return compileText({ text: texts.join('\n'), layer, base });
}

function compileText({ text, layer, base }) {
  const { code } = transform({
    filename: `${layer}.css`,
    code: Buffer.from(`@layer ${layer} {\n${text}\n}`),
    ...OPTIONS,
  });
  return withBase(code, base);
}

/**
 * The style sheet of the page frame, which names the layers and imports its parts.
 * @param {{ folder: string, base: string }} shell
 * @returns {Promise<Buffer | undefined>}
 */
export async function compileFrameStyle({ folder, base }) {
  const filename = join(folder, 'src/frame/page.css');
  if (!existsSync(filename)) return undefined;
  return withBase(bundle({ filename, ...OPTIONS }).code, base);
}

/**
 * A style sheet for each font family; pages include only those of their site.
 * @param {{ folder: string, base: string }} shell
 * @returns {Promise<{ feature: string, css: Buffer }[]>}
 */
export async function compileFontStyles({ folder, base }) {
  const { folder: fonts, layer } = FONTS;
  const path = join(folder, fonts);
  if (!existsSync(path)) return [];
  const sheets = (await readdir(path)).sort().map((file) => join(path, file));
  const compiled = sheets.map(async (sheet) => ({
    feature: `font-${parse(sheet).name}`,
    css: await compileStyle({ sheets: [sheet], layer, base }),
  }));
  return Promise.all(compiled);
}

/**
 * The style sheet of a font family that the build has made.
 * @param {{ text: string, base: string }} source
 * @returns {Buffer}
 */
export function compileMadeFontStyle({ text, base }) {
  return compileText({ text, layer: FONTS.layer, base });
}

/** Reads and parses a sheet, so that errors name the file. @param {string} path @param {string | undefined} area */
async function checkedText(path, area) {
  const text = await readFile(path, 'utf8');
  const filename = relative(projectRoot(dirname(path)), path);
  const { dependencies = [] } = transform({ filename, code: Buffer.from(text), analyzeDependencies: true });
  for (const { type, url, loc } of dependencies) {
    const place = { fileName: filename, loc: loc.start };
    if (type === 'import')
      throw styleError(`imports "${url}": import a style sheet from the view that needs it`, place);
    if (!FIXED_ADDRESS.test(url))
      throw styleError(`asks for "${url}", which has no meaning where the page carries the sheet`, place);
  }
  const foreign = area && foreignSelector({ filename, text, area });
  if (foreign)
    throw styleError(`has a selector that does not begin with .${area}-, and reaches what others show`, {
      fileName: filename,
      loc: foreign,
    });
  return text;
}

function styleError(what, place) {
  return Object.assign(new Error(`${place.fileName} ${what}.`), place);
}

function withBase(code, base) {
  return Buffer.from(Buffer.from(code).toString('utf8').replaceAll(BASE_MARK, base));
}

function version(major, minor = 0) {
  return (major << 16) | (minor << 8);
}
