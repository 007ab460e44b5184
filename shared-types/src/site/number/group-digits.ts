import type { NumberFormat } from '../context';

/** Groups digits as the language does: `1234567` is `1,234,567` in English and `12,34,567` in Hindi. */
export function groupDigits(digits: string, format: NumberFormat): string {
  const { group, groupSizes, minimumGroupingDigits } = format;
  const first = groupSizes[0] ?? 0;
  if (!first || digits.length < first + minimumGroupingDigits) return digits;
  const groups: string[] = [];
  let end = digits.length;
  for (let index = 0; end > 0; index += 1) {
    const size = groupSizes[Math.min(index, groupSizes.length - 1)] || end;
    groups.unshift(digits.slice(Math.max(0, end - size), end));
    end -= size;
  }
  return groups.join(group);
}
