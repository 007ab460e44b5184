import type { NumberFormat } from 'shared-types/site/context';

/** Languages that write numbers differently: in separators, group sizes, minus signs or the length of the first group. */
export const LOCALES = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'pl-PL',
  'pt-PT',
  'en-IN',
  'de-CH',
  'sv-SE',
  'ar-EG',
  'ja-JP',
  'he-IL',
] as const;

/** Reads from Intl how a language writes numbers, as the server does for the page context. */
export function numberFormatOf(locale: string): NumberFormat {
  const partsOf = (value: number) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 }).formatToParts(value);
  const parts = partsOf(-1_234_567_890_123.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const lengths = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => value.length)
    .reverse();
  return {
    decimal: valueOf('decimal'),
    group: valueOf('group'),
    minus: parts
      .slice(
        0,
        parts.findIndex(({ type }) => type === 'integer'),
      )
      .map(({ value }) => value)
      .join(''),
    groupSizes: lengths[0] === lengths[1] ? [lengths[0] ?? 3] : [lengths[0] ?? 3, lengths[1] ?? 3],
    minimumGroupingDigits: partsOf(1234.5).some(({ type }) => type === 'group') ? 1 : 2,
  };
}
