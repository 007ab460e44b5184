import type { Messages } from '../../shared-types/src/host/text';
import type { RenderFeature } from '../../shared-types/src/render';
import type { PageContext } from '../../shared-types/src/site/context';
import type { Choice } from './choice';

const POLISH: Partial<PageContext> = {
  locale: 'pl-PL',
  currency: 'EUR',
  numberFormat: { decimal: ',', group: '\u00a0', minus: '-', groupSizes: [3], minimumGroupingDigits: 2 },
};

export function contextOf({ language, direction }: Choice): Partial<PageContext> & Pick<PageContext, 'locale'> {
  return { locale: 'en-US', ...(language === 'pl' && POLISH), direction };
}

/** A feature's messages in the chosen language, or else English; not compiled. */
export function messagesFor(
  { messages }: Pick<RenderFeature<never, never>, 'messages'>,
  { language }: Choice,
): Messages {
  return (messages?.[language] ?? messages?.en ?? {}) as Messages;
}

export function fallbackOf({ fallback }: Pick<RenderFeature<never, never>, 'fallback'>, { language }: Choice): string {
  return typeof fallback === 'string' ? fallback : (fallback[language] ?? fallback.en);
}
