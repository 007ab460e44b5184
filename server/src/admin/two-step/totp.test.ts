import fc from 'fast-check';
import { createTotpSecret, totpAddress, totpStep } from './totp';

/** RFC 6238, appendix B, for SHA-1; the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(VECTORS)(
  'a code of the standard is right at its time, one step around it, and at no other: %d',
  (at, code) => {
    const step = Math.floor(at / 30);
    const stepAt = (steps: number, sent: string = code) => totpStep(SECRET, sent, (at + 30 * steps) * 1000);
    expect([-2, -1, 0, 1, 2].map((steps) => stepAt(steps))).toEqual([undefined, step, step, step, undefined]);
    expect(stepAt(0, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(step);
  },
);

test('what is no code of six digits is wrong, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), (sent) => {
      fc.pre(!/^\d{6}$/.test(sent.replaceAll(' ', '')));
      expect(totpStep(SECRET, sent)).toBeUndefined();
    }),
  );
});

test('secrets have 160 random bits, and the address tells apps the site and the account', () => {
  const secrets = new Set(Array.from({ length: 50 }, createTotpSecret));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(totpAddress(SECRET, { issuer: 'Fern & Kiln', label: 'ada@shop.example' }));
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Fern & Kiln:ada@shop.example',
  ]);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: SECRET,
    issuer: 'Fern & Kiln',
    digits: '6',
    period: '30',
  });
});
