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
 * @param {{ path: string, name: string, source: string, isForPage?: boolean }} file `name` is the path in error messages
 * @returns {string}
 */
export function transformSource({ path, name, source, isForPage = false }) {
  const locale = localeOf(path);
  if (locale) return compileMessagesModule({ messages: readMessages(name, source), locale, file: name });
  const unread = isForPage ? [...FOR_PEOPLE, ...FOR_SERVER] : FOR_PEOPLE;
  return unread
    .filter(({ file }) => file.test(path))
    .reduce((text, { property }) => without(property, { name, source: text }), source);
}

/** Evaluates a messages file, which holds a constant object and imports nothing. */
function readMessages(name, source) {
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs', sourcefile: name, logLevel: 'silent' });
  const module = { exports: {} };
  runInNewContext(code, { module, exports: module.exports, require: refuseImports(name) }, { filename: name });
  const { messages } = module.exports;
  if (messages && Object.values(messages).every((message) => typeof message === 'string')) return { ...messages };
  throw new Error(`${name}: export const messages = { key: 'message' } is missing, or a message is no text.`);
}

function refuseImports(name) {
  return (request) => {
    throw new Error(`${name}: messages import nothing, but this file imports "${request}".`);
  };
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
