import { encode } from 'uqr';
import { qrCode } from './qr-code';

const RUN = /M(\d+) (\d+)h(\d+)v1h-(\d+)z/g;

test('the path draws exactly the dark modules of the code', () => {
  const text = 'otpauth://totp/Fern:ada@shop.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fern';
  const { size, path } = qrCode(text);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width, back] of path.matchAll(RUN)) {
    expect(width).toBe(back);
    for (let step = 0; step < Number(width); step += 1) drawn[Number(y)]![Number(x) + step] = true;
  }
  expect(path.replace(RUN, '')).toBe('');
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
});
