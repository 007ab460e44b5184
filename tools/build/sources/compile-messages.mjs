import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

/** Beginning of the compiler's error about a plural category. */
const UNKNOWN_CATEGORY = /^The plural case (\S+) is not valid in this locale/;
/** Beginning of its error about a choice without `other`. */
const NO_OTHER = /^No 'other' form found/;

/**
 * A feature's messages in one language; errors name `file`.
 * @typedef {{ messages: Readonly<Record<string, string>>, locale: string, file: string }} MessageSource
 */

/**
 * Compiles ICU messages: without placeholders to constants, others to functions.
 * @implements MSGFMT-01 MSGFMT-02
 * @param {MessageSource} source
 * @returns {Record<string, string | ((values: Record<string, unknown>) => string)>}
 */
export function compileMessages(source) {
  const format = createFormat(source);
  return Object.fromEntries(Object.keys(source.messages).map((key) => [key, compileOne(source, { format, key })]));
}

/**
 * Compiles ICU messages into the text of a module that exports them as `messages`, with the imports they need.
 * @param {MessageSource} source
 * @returns {string}
 */
export function compileMessagesModule(source) {
  const compiled = Object.entries(compileMessages(source));
  const constants = compiled.filter(([, value]) => typeof value === 'string');
  const functions = compiled
    .filter(([, value]) => typeof value === 'function')
    .map(([key]) => [key, source.messages[key]]);
  const text = compileModule(createFormat(source), Object.fromEntries(functions));
  const lines = constants.map(([key, value]) => `\n  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return text.replace('export default {', () => `export const messages = {${lines.join('')}`);
}

function createFormat({ locale, file }) {
  if (MessageFormat.supportedLocalesOf(locale).length === 0)
    throw new Error(`${file}: "${locale}" is no known locale.`);
  return new MessageFormat(locale);
}

function compileOne({ messages, locale, file }, { format, key }) {
  try {
    const compiled = format.compile(messages[key]);
    return compiled.length === 0 ? compiled() : compiled;
  } catch (error) {
    const categories = format.resolvedOptions().plurals[0];
    throw new Error(`${file}: the message "${key}" ${complaint(error, { locale, categories })}`, { cause: error });
  }
}

function complaint({ message }, { locale, categories }) {
  const unknown = UNKNOWN_CATEGORY.exec(message)?.[1];
  if (unknown) {
    return (
      `has the plural key "${unknown}", which ${locale} does not know: ${locale} has ${categories.cardinals.join(', ')}` +
      ` for amounts, ${categories.ordinals.join(', ')} for ranks, and any number after "=".`
    );
  }
  return NO_OTHER.test(message) ? 'has a choice without the case "other".' : `cannot be read: ${message}`;
}
