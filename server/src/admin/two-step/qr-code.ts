import type { QrCode } from 'shared-types/admin/people/account';
import { encode } from 'uqr';

/** Light modules around a code, as ISO/IEC 18004 demands. */
const QUIET_ZONE = 4;

/** The QR code of a text. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

/** One rectangle for each run of dark modules. */
function rowPath(modules: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < modules.length; x += 1) {
    const from = x;
    while (modules[x]) x += 1;
    if (x > from) runs.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
  }
  return runs.join('');
}
