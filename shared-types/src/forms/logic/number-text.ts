import type { NumberFormat } from '../../site/context';

/** The signs before the fraction and between thousands. */
export type NumberSigns = Pick<NumberFormat, 'decimal' | 'group'>;

/** The signs of stored numbers, which are those of English. */
export const STORED_SIGNS: NumberSigns = { decimal: '.', group: ',' };

/** Of a text that could be two numbers, and is neither. */
const AMBIGUOUS = 'NaN';

/**
 * A number as it is stored: with a point before its fraction, without groups and spaces. Both a point and a comma may be typed
 * before the fraction. A single one before three digits is what it is in the language; where it is neither sign, as a point in
 * Polish, the text becomes no number. A text that is no number does not become one either.
 */
export function numberText(text: string, { decimal, group }: NumberSigns = STORED_SIGNS): string {
  const plain = text.replace(/['’]/.test(group) ? /[\s'’]/g : /\s/g, '');
  const at = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  if (at < 0) return plain;
  const [before, sign, after] = [plain.slice(0, at), plain[at] ?? '', plain.slice(at + 1)];
  const other = sign === '.' ? ',' : '.';
  if (before.includes(sign)) return (!before.includes(other) && ungrouped(plain, sign)) || plain;
  if (before.includes(other)) {
    const whole = ungrouped(before, other);
    return whole ? `${whole}.${after}` : plain;
  }
  const mayGroup = sign !== decimal && /^[+-]?[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after);
  if (!mayGroup) return `${before}.${after}`;
  return sign === group ? before + after : AMBIGUOUS;
}

/** Without the signs between thousands, if they are that; Indian groups have two digits. */
function ungrouped(text: string, sign: string): string | undefined {
  const [, ...groups] = text.split(sign);
  const areGroups = groups.every((digits) => /^\d{2,3}$/.test(digits)) && groups.at(-1)?.length === 3;
  return areGroups ? text.replaceAll(sign, '') : undefined;
}
