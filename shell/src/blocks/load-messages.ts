import type { MessageFunctions, Messages } from 'shared-types/host/text';
import type { MessageLoaders } from 'shared-types/remote';
import { attemptTwice } from '../federation/attempt-twice';

/** A feature's messages in one language. */
export type FeatureMessages = Messages | MessageFunctions;

/** Loads a feature's messages in the page's locale, its language, or English; every language has the same keys. */
export async function loadMessages(loaders: MessageLoaders | undefined, locale: string): Promise<FeatureMessages> {
  if (!loaders) return {};
  const load = loaders[locale] ?? loaders[locale.split('-')[0] ?? locale] ?? loaders.en;
  return (await attemptTwice(load)).messages;
}
