// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { projectRoot } from './files/project.mjs';

/**
 * A mistake in a source: `file` relative to package or project, `line` and `column` from 1, `near` a word of the line.
 * @typedef {object} Fault
 * @property {string} text
 * @property {string} [file]
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} [near]
 */

/**
 * Explains a failed build to a person: each fault with its position and source line.
 * @param {any} error with the positions that esbuild, lightningcss and `runWebpack` add
 * @param {string} folder the package
 * @returns {string}
 */
export function explainBuild(error, folder) {
  const texts = faultsOf(error).map((fault) => explainFault(fault, folder));
  return [...new Set(texts)].join('\n\n');
}

/** @param {any} error @returns {Fault[]} */
function faultsOf(error) {
  if (error.faults) return error.faults;
  if (error.errors) return error.errors.map(faultOfEsbuild);
  const { fileName: file, loc } = error;
  return [
    { text: error.message ?? String(error), ...(file && loc ? { file, line: loc.line, column: loc.column } : {}) },
  ];
}

/** @param {import('esbuild').Message} message @returns {Fault} */
function faultOfEsbuild({ text, location }) {
  return location ? { text, file: location.file, line: location.line, column: location.column + 1 } : { text };
}

/** @param {Fault} fault @param {string} folder */
function explainFault({ text, file, near, line, column = 1 }, folder) {
  const root = projectRoot(folder);
  const path = file && [resolve(folder, file), join(root, file)].find((one) => existsSync(one));
  if (!path) return file ? `${file}\n${text}` : text;
  const shown = relative(root, path).split(sep).join('/');
  const lines = readFileSync(path, 'utf8').split('\n');
  const place = line ? { line, column } : near ? placeOf(near, lines) : undefined;
  return place ? `${shown}:${place.line}:${place.column}\n${text}\n\n${frame(lines, place)}` : `${shown}\n${text}`;
}

/** @param {string} word @param {string[]} lines */
function placeOf(word, lines) {
  const index = lines.findIndex((line) => line.includes(word));
  return index < 0 ? undefined : { line: index + 1, column: (lines[index] ?? '').indexOf(word) + 1 };
}

/** The line, with a mark below the column. @param {string[]} lines @param {{ line: number, column: number }} place */
function frame(lines, { line, column }) {
  const number = ` ${line} | `;
  return `${number}${lines[line - 1] ?? ''}\n${' '.repeat(number.length + column - 1)}^`;
}
