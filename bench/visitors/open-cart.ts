import { randomUUID } from 'node:crypto';
import { newVisitor } from './new-visitor.ts';

const LINES = '/api/commerce/cart/lines';
const HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** A cart and a line of it. */
export type OpenCart = { crumb: string; cookie: string; lineId: string };

/** A cart with a piece of each of these variants. */
export async function openCart(url: string, variants: readonly string[]): Promise<OpenCart> {
  // A browser of its own: two carts of one browser, opened in the same moment, are one cart.
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

/** What a change of the line's quantity asks, but for its body. */
export function changeOf({ crumb, cookie, lineId }: OpenCart) {
  return { path: `${LINES}/${lineId}?crumb=${crumb}`, headers: { ...HEADERS, cookie } };
}

/**
 * The body of such a change, another quantity each time: 1 to 9 pieces, and 1 again.
 * @param number of the change
 */
export function newQuantity(number: number) {
  return JSON.stringify({ quantity: 1 + (number % 9), key: randomUUID() });
}
