import type { RenderHost } from 'shared-types/host/render-host';

const HUNDRED = 100;

/** Basis points as a percentage in the site's digits: 825 is `8.25 %`. */
export function percentText(basisPoints: number, { context }: Pick<RenderHost, 'context'>): string {
  const rest = String(basisPoints % HUNDRED)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '');
  const whole = Math.floor(basisPoints / HUNDRED);
  return `${whole}${rest === '' ? '' : context.numberFormat.decimal + rest}%`;
}
