import type { MessageFunctions, Strings } from 'shared-types/host/text';
import type { StringLoaders } from 'shared-types/remote';
import { attemptTwice } from '../federation/attempt-twice';

/** A feature's words in one language. */
export type Words = Strings | MessageFunctions;

/** Loads a feature's words in the page's locale, its language, or English; every language has the same keys. */
export async function loadWords(loaders: StringLoaders | undefined, locale: string): Promise<Words> {
  if (!loaders) return {};
  const load = loaders[locale] ?? loaders[locale.split('-')[0] ?? locale] ?? loaders.en;
  return (await attemptTwice(load)).strings;
}
