import type { ByteRange } from '../../platform/objects/object-store';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** What of a file is asked for: all of it, a part, or a part it does not have (RFC 9110, section 14). */
export type RequestedRange =
  | { readonly kind: 'whole' }
  | ({ readonly kind: 'part' } & ByteRange)
  | { readonly kind: 'unsatisfiable' };

const WHOLE: RequestedRange = { kind: 'whole' };

/**
 * Reads a `Range` of a file of this size. Several ranges, and what is no range of bytes, are answered with all of it, as the
 * standard allows.
 */
export function requestedRange(header: string | undefined, size: number): RequestedRange {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return WHOLE;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', first: size - length, last: size - 1 };
  }
  if (to !== '' && Number(to) < Number(from)) return WHOLE;
  if (Number(from) >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
