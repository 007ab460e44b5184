/**
 * A number as it is stored: with a point before its fraction, without groups and spaces. Both a point and a comma may be typed
 * before the fraction. A text that is no number does not become one.
 */
export function numberText(text: string): string {
  const plain = text.replace(/\s/g, '');
  const lastComma = plain.lastIndexOf(',');
  const lastPoint = plain.lastIndexOf('.');
  // The last separator is that of the fraction, unless it is a comma before three digits, which groups thousands.
  const isFraction = lastComma > lastPoint && !/,\d{3}$/.test(plain);
  return isFraction ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
}
