import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { compileMessagesModule } from './compile-messages.mjs';

const MESSAGES_FILE = /\.messages(?:\.(?<locale>[A-Za-z0-9-]+))?\.ts$/;

/** Properties only for people, by the kind of file. */
const FOR_PEOPLE = [
  { file: /\.feature\.ts$/, property: 'implements' },
  { file: /[\\/]src[\\/]config\.ts$/, property: 'description' },
];

/** Manifest properties that only the server uses; the page gets them as attributes of blocks. */
const FOR_SERVER = [
  'mounts',
  'starts',
  'liveVariants',
  'liveSetting',
  'importance',
  'purpose',
  'listens',
  'awaits',
  'emits',
  'loads',
  'csp',
  'cspKey',
  'cspWhen',
  'unseen',
].map((property) => ({ file: /\.feature\.ts$/, property }));

export const TRANSFORMED = /(?:\.messages(?:\.[A-Za-z0-9-]+)?|\.feature|[\\/]src[\\/]config)\.ts$/;

/** The locale of a messages file; undefined for other files. @param {string} path */
export function localeOf(path) {
  const match = MESSAGES_FILE.exec(path);
  return match ? (match.groups?.locale ?? 'en') : undefined;
}

/**
 * Transforms a source before TypeScript: compiles messages, and removes what only people or only the server need.
 * @param {{ path: string, name: string, source: string, isForPage?: boolean, onImport?: (path: string) => void }} file
 *   `name` is the path in error messages; `onImport` gets the messages files that the source is made of too
 * @returns {string}
 */
export function transformSource({ path, name, source, isForPage = false, onImport }) {
  const locale = localeOf(path);
  if (locale)
    return compileMessagesModule({ messages: readMessages({ path, name, source, onImport }), locale, file: name });
  const unread = isForPage ? [...FOR_PEOPLE, ...FOR_SERVER] : FOR_PEOPLE;
  return unread
    .filter(({ file }) => file.test(path))
    .reduce((text, { property }) => without(property, { name, source: text }), source);
}

/**
 * Evaluates a messages file, which holds a constant object and may spread those of other messages files into it.
 * @param {{ path: string, name: string, source: string, onImport?: (path: string) => void }} file
 */
function readMessages(file) {
  const { messages } = exportsOf(file);
  if (messages && Object.values(messages).every((message) => typeof message === 'string')) return { ...messages };
  throw new Error(`${file.name}: export const messages = { key: 'message' } is missing, or a message is no text.`);
}

function exportsOf({ path, name, source, onImport }) {
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs', sourcefile: name, logLevel: 'silent' });
  const module = { exports: {} };
  const require = (request) => {
    const imported = `${join(dirname(path), request)}.ts`;
    if (!request.startsWith('.') || !localeOf(imported))
      throw new Error(`${name}: messages import nothing but messages, but this file imports "${request}".`);
    onImport?.(imported);
    return exportsOf({ path: imported, name: request, source: readFileSync(imported, 'utf8'), onImport });
  };
  runInNewContext(code, { module, exports: module.exports, require }, { filename: name });
  return module.exports;
}

function without(property, { name, source }) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true);
  const spans = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === property)
      spans.push([node.getStart(), endWithComma(source, node.getEnd())]);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return spans.reverse().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), source);
}

function endWithComma(source, end) {
  return end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);
}
