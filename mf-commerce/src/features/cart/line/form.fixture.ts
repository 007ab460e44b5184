import type { CartEntry, CartView } from 'shared-types/commerce/cart';
import { one } from '../../../parts/in-page/go-live.fixture';
import { sampleCart, sampleEntry, sampleLineForm } from '../../../parts/sample-store/sample-cart.fixture';
import { click, pass } from '../cart.fixture';

/** The line's form, open or closed. */
export const details = () => one<HTMLDetailsElement>('[data-line-form]');
/** The field that is asked for. */
export const words = () => one('input[name="field.words.value"]');

/** A cart of one line that differs like this. */
export function cartWith(changes: Partial<CartEntry>, revision = 10): CartView {
  return sampleCart([sampleEntry(changes)], { revision });
}

/** A cart whose line asks and has no answers. */
export const unanswered = (revision?: number) => cartWith({ form: sampleLineForm(), problem: 'form' }, revision);

/** A cart whose line has this answer. */
export const saved = (text: string, revision: number) =>
  cartWith({ form: sampleLineForm({ words: text }), answers: [{ title: 'Words', answer: text }] }, revision);

/** Clicks, and lets the answer arrive. */
export async function press(selector: string): Promise<void> {
  await click(selector);
  await pass();
}
/** Opens or closes the line's form. */
export const pressSummary = () => press('[data-line-form] summary');
