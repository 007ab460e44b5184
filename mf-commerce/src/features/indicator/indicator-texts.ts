import type { CartState } from 'shared-types/commerce/cart';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './indicator.messages';

/** The indicator does not count beyond this many items. */
const COUNTED_ITEMS = 100;

type IndicatorTexts = NonNullable<CartState['texts']>;

/** The number beside the icon. */
export function quantityText(items: number, host: RenderHost<typeof messages>): string {
  return items > COUNTED_ITEMS ? host.text('countMany') : String(items);
}

/** Text for screen readers. */
export function spokenLabel(items: number, host: RenderHost<typeof messages>): string {
  return items > COUNTED_ITEMS ? host.text('labelMany') : host.text('label', { items });
}

/** All texts of the indicator. */
export function indicatorTexts(
  { items, subtotalCents }: Pick<CartState, 'items' | 'subtotalCents'>,
  host: RenderHost<typeof messages>,
): IndicatorTexts {
  return {
    quantityText: quantityText(items, host),
    spokenLabel: spokenLabel(items, host),
    subtotalText: host.money.cents(subtotalCents),
  };
}
