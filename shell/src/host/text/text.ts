import type { MessageFunctions, Messages, TextCapability } from 'shared-types/host/text';

/** A feature's messages by locale; missing keys fall back to `en`. */
export interface LocalMessages {
  readonly en: Messages | MessageFunctions;
  readonly [locale: string]: Messages | MessageFunctions;
}

/** The text capability: the page's locale, then its language, then English. */
export function createText(locale: string, messages: LocalMessages): TextCapability<Messages> {
  const tables = [messages[locale], messages[locale.split('-')[0] ?? locale], messages.en];
  return (key, values = {}) => {
    const table = tables.find((entry) => entry !== undefined && Object.hasOwn(entry, key));
    if (!table) throw new RangeError(`There is no message for "${key}".`);
    const message = table[key];
    // A message that consists of one value returns it unconverted.
    return String(typeof message === 'function' ? message(values) : message);
  };
}
