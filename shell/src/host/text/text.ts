import type { MessageFunctions, Strings, TextCapability } from 'shared-types/host/text';

/** A feature's words by locale; every other language falls back to `en`, key by key. */
export interface LocalStrings {
  readonly en: Strings | MessageFunctions;
  readonly [locale: string]: Strings | MessageFunctions;
}

/** Makes the text capability: the page's locale, then its language, then English. */
export function createText(locale: string, strings: LocalStrings): TextCapability<Strings> {
  const tables = [strings[locale], strings[locale.split('-')[0] ?? locale], strings.en];
  return (key, values = {}) => {
    const table = tables.find((entry) => entry !== undefined && Object.hasOwn(entry, key));
    if (!table) throw new RangeError(`There are no words for "${key}".`);
    const message = table[key];
    // A message that is nothing but a value gives that value as it came, a number for instance.
    return String(typeof message === 'function' ? message(values) : message);
  };
}
