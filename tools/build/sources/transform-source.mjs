import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { compileMessagesModule } from './compile-messages.mjs';

const MESSAGES_FILE = /\.messages(?:\.(?<locale>[A-Za-z0-9-]+))?\.ts$/;

/** What only people read, by the file it stands in. */
const FOR_PEOPLE = [
  { file: /\.feature\.ts$/, property: 'implements' },
  { file: /[\\/]src[\\/]config\.ts$/, property: 'description' },
];

/** What of a manifest only the server acts on: it has it from the manifest, and tells the page by the attributes of its blocks. */
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
  'unseen',
].map((property) => ({ file: /\.feature\.ts$/, property }));

/** Source files that are not built as they stand. */
export const TRANSFORMED = /(?:\.messages(?:\.[A-Za-z0-9-]+)?|\.feature|[\\/]src[\\/]config)\.ts$/;

/**
 * The locale of a file of messages, or nothing for any other file.
 * @param {string} path
 */
export function localeOf(path) {
  const match = MESSAGES_FILE.exec(path);
  return match ? (match.groups?.locale ?? 'en') : undefined;
}

/**
 * What both builds make of a source file before TypeScript: messages are compiled, what only people read is taken out, and
 * for the page what only the server acts on.
 * @param {{ path: string, name: string, source: string, isForPage?: boolean }} file `name` is the path as people know it
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

/** Runs a file of messages; it holds one constant object and imports nothing. */
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

/** Takes the entries of a property out of object literals. */
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
