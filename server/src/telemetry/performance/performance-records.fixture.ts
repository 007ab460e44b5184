export const RECORD = {
  i: '0b5f9a3e-6d0b-4f58-9a53-0d1f8c7f2a11',
  a: 'mf-commerce@1.0.0-abcd1234',
  e: 'lcp',
  t: 1_700_000_000_000,
  d: { v: 812.5, p: '/shop', n: 'navigate', c: '4.0.7' },
} as const;
