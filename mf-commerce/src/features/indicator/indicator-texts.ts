import type { CartFact } from 'shared-types/commerce/cart';
import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './indicator.strings';

/** Above this many items the indicator no longer counts. */
const COUNTED_ITEMS = 100;

type IndicatorTexts = NonNullable<CartFact['texts']>;

/** The number beside the icon. */
export function quantityText(items: number, host: RenderHost<typeof strings>): string {
  return items > COUNTED_ITEMS ? host.text('countMany') : String(items);
}

/** What a screen reader says of the cart. */
export function spokenLabel(items: number, host: RenderHost<typeof strings>): string {
  return items > COUNTED_ITEMS ? host.text('labelMany') : host.text('label', { items });
}

/** All that the indicator shows of a cart. */
export function indicatorTexts(
  { items, subtotalCents }: Pick<CartFact, 'items' | 'subtotalCents'>,
  host: RenderHost<typeof strings>,
): IndicatorTexts {
  return {
    quantityText: quantityText(items, host),
    spokenLabel: spokenLabel(items, host),
    subtotalText: host.money.cents(subtotalCents),
  };
}
