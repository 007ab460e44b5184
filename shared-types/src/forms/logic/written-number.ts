import type { NumberFormat } from '../../site/context';
import { groupDigits } from '../../site/number/group-digits';
import type { AmountStyle } from '../../site/number/amount-style';

const STORED = /^([+-]?)(\d+)(?:\.(\d+))?$/;
const PLAIN: AmountStyle = { before: '', after: '', digits: -1 };

/** A stored number as the language writes it, exact at any length; another text as it is. */
export function writtenNumber(stored: string, format: NumberFormat, style: AmountStyle = PLAIN): string {
  const [, sign = '', whole, stop = ''] = STORED.exec(stored) ?? [];
  if (whole === undefined) return stored;
  const { before, after, digits } = style;
  const fraction = digits >= 0 && /^0*$/.test(stop) ? '0'.repeat(digits) : stop.padEnd(digits, '0');
  const written = groupDigits(whole, format) + (fraction && format.decimal + fraction);
  return `${sign === '-' ? format.minus : sign}${before}${written}${after}`;
}
