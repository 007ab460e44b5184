import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import type { Product, Variant } from 'shared-types/commerce/product';
import type { Picture } from 'shared-types/host/image';
import type { RenderHost } from 'shared-types/host/render-host';
import { optionText } from '../../../parts/option-text/option-text';
import { isScarce } from './is-scarce';
import { isVariantSoldOut, piecesLeft } from './is-sold-out';
import { measurementText, type MeasurementText } from './measurement-text';
import type { messages } from '../product.messages';
import { shownPrice } from './shown-price';

/** A variant as the page shows it, every text ready: what the effects need to keep the page in step with a choice. */
export interface ShownVariant extends MeasurementText {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly now: string;
  /** Empty where there is no sale. */
  readonly was: string;
  /** What is to be said about its stock; mostly empty. */
  readonly note: string;
  readonly buyable: boolean;
  /** Most pieces at once. */
  readonly max: number;
  /** Place of its picture in the gallery, or -1. */
  readonly picture: number;
}

interface ShowContext {
  readonly product: Pick<Product, 'title' | 'structuredContent'>;
  readonly pictures: readonly Picture[];
  readonly host: RenderHost<typeof messages>;
}

/** Writes down one variant for the page. */
export function shownVariant(variant: Variant, { product, pictures, host }: ShowContext): ShownVariant {
  const { productType } = product.structuredContent;
  const { nowCents, wasCents } = shownPrice(variant);
  const { measurementStandard: standard } = host.context.settings.storeSettings;
  return {
    id: variant.id,
    name: optionText(variant.optionValues) || product.title,
    values: variant.optionValues.map(({ value }) => value),
    now: host.money.cents(nowCents),
    was: wasCents === undefined ? '' : host.money.cents(wasCents),
    note: stockNote(variant, { product, host }),
    buyable: !isVariantSoldOut(variant, productType),
    max: Math.min(piecesLeft(variant, productType) ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX),
    picture: pictures.findIndex(({ src }) => src === variant.picture?.src),
    ...measurementText(variant.shipping, { standard, numberFormat: host.context.numberFormat }),
  };
}

function stockNote(variant: Variant, { product, host }: Omit<ShowContext, 'pictures'>): string {
  const { productType } = product.structuredContent;
  const left = piecesLeft(variant, productType);
  if (left === 0) return host.text('choiceSoldOut');
  return isScarce(left, host.context.settings.storeSettings.scarcityThreshold)
    ? host.text('fewLeft', { count: left })
    : '';
}
