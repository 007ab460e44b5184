import type { NumberFormat } from 'shared-types/site/context';
import { perLocale } from '../../platform/per-locale';

const SAMPLE = 1234567890123.5;
/** A four-digit number shows whether the language separates a single leading digit. */
const SHORT_SAMPLE = 1234;

/** Number format of a language with the digits 0 to 9, from the server's Intl. */
export const numberFormatOf = perLocale(readNumberFormat);

function readNumberFormat(locale: string): NumberFormat {
  const intl = new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 });
  const parts = intl.formatToParts(-SAMPLE);
  const value = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const groups = parts.filter((part) => part.type === 'integer').map((part) => part.value.length);
  const isShortGrouped = intl.formatToParts(SHORT_SAMPLE).some((part) => part.type === 'group');
  return {
    decimal: value('decimal', '.'),
    group: value('group', ''),
    minus: signOf(parts),
    groupSizes: sizesFromRight(groups),
    minimumGroupingDigits: isShortGrouped ? 1 : 2,
  };
}

/** Text before the digits. In right-to-left languages it includes a mark that keeps the sign next to them. */
export function signOf(parts: readonly Intl.NumberFormatPart[]): string {
  return parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    )
    .map(({ value }) => value)
    .join('');
}

/**
 * Group sizes from right to left, without repetition: `[1, 3, 3]` becomes `[3]`, Indian `[1, 2, 2, 3]` becomes `[3, 2]`.
 */
function sizesFromRight(groups: readonly number[]): readonly number[] {
  const [last = 3, before = last] = [...groups].reverse();
  return groups.length < 2 || before === last ? [last] : [last, before];
}
