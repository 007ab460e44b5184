import { randomUUID } from 'node:crypto';
import { newVisitor } from './new-visitor.ts';

const LINES = '/api/commerce/cart/lines';
const HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

export type OpenCart = { crumb: string; cookie: string; lineId: string };

/** Opens a cart with one piece of each variant. */
export async function openCart(url: string, variants: readonly string[]): Promise<OpenCart> {
  // Two carts opened at once by the same browser would be one.
  const visitor = await newVisitor(url);
  const { crumb } = visitor;
  let { cookie } = visitor;
  let lineId = '';
  for (const variantId of variants) {
    const body = JSON.stringify({ variantId, quantity: 1 });
    const reply = await fetch(`${url}${LINES}?crumb=${crumb}`, {
      method: 'POST',
      headers: { ...HEADERS, cookie },
      body,
    });
    if (!reply.ok) throw new Error(`The cart was not opened: ${reply.status} ${await reply.text()}`);
    const opened = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (opened.length > 0 && variantId === variants[0]) cookie = [cookie, ...opened].join('; ');
    lineId = (await reply.json()).cart.entries[0].id;
  }
  return { crumb, cookie, lineId };
}

/** The request to change the line's quantity, without its body. */
export function changeOf({ crumb, cookie, lineId }: OpenCart) {
  return { path: `${LINES}/${lineId}?crumb=${crumb}`, headers: { ...HEADERS, cookie } };
}

/** The body of that request: quantities 1 to 9, then 1 again. @param number of the change */
export function newQuantity(number: number) {
  return JSON.stringify({ quantity: 1 + (number % 9), key: randomUUID() });
}
