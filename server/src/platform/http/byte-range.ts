import type { ByteRange } from '../objects/object-store';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The requested part of a file (RFC 9110, section 14). */
export type RequestedRange =
  | { readonly kind: 'whole' }
  | ({ readonly kind: 'part' } & ByteRange)
  | { readonly kind: 'unsatisfiable' };

const WHOLE: RequestedRange = { kind: 'whole' };

/** Parses a `Range` header. Multiple ranges and invalid headers request the whole file, as the standard allows. */
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
