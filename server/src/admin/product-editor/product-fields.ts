import type { LineFormField } from 'shared-types/commerce/line-form';
import { measureText, TICKED, type Fields } from '../form-fields';
import { amountText, type AmountFormat } from '../../platform/parse-amount';
import type { ProductState, VariantState } from './product-state';

/** The measures of a variant, in the order of the form. */
export const MEASURES = ['weight', 'length', 'width', 'height'] as const;

/** Form fields of a saved product. */
export function fieldsOf(state: ProductState, format: AmountFormat): Fields {
  return {
    title: state.title,
    slug: state.slug,
    shop: state.collectionId,
    excerpt: state.excerpt,
    description: state.descriptionHtml,
    type: String(state.productType),
    status: String(state.workflowStatus),
    ...Object.fromEntries(state.optionNames.map((name, index) => [`option.${index + 1}.name`, name])),
    ...Object.fromEntries(state.pictureIds.map((id, index) => [`p.${id}`, String(index + 1)])),
    ...Object.fromEntries(Object.entries(state.pictureAlts).map(([id, alt]) => [`a.${id}`, alt])),
    ...(state.form ? { 'form.title': state.form.title } : {}),
    ...merged((state.form?.fields ?? []).map((field, index) => questionFields(field, index + 1))),
    ...merged(state.variants.map((variant, index) => variantFields(variant, { place: index + 1, format }))),
  };
}

function questionFields(field: LineFormField, number: number): Fields {
  return named(`q.${number}.`, {
    id: field.id,
    place: String(number),
    title: field.title,
    type: field.type,
    description: field.description ?? '',
    placeholder: field.placeholder ?? '',
    answers: (field.options ?? []).join('\n'),
    longest: field.maxLength === undefined ? '' : String(field.maxLength),
    ...ticked('required', field.required),
  });
}

interface VariantPlace {
  /** From 1. */
  readonly place: number;
  readonly format: AmountFormat;
}

function variantFields(variant: VariantState, { place, format }: VariantPlace): Fields {
  const { priceCents, salePriceCents, onSale, shipping, plan } = variant;
  const hasSalePrice = onSale || salePriceCents !== priceCents;
  return named(`v.${variant.id}.`, {
    place: String(place),
    sku: variant.sku,
    price: amountText(priceCents, format),
    sale: hasSalePrice ? amountText(salePriceCents, format) : '',
    stock: String(variant.qtyInStock),
    seen: String(variant.qtyInStock),
    picture: variant.pictureId ?? '',
    ...Object.fromEntries(variant.optionValues.map((value, index) => [`option.${index + 1}`, value])),
    ...Object.fromEntries(MEASURES.map((name) => [name, shipping ? measureText(shipping[name], format) : ''])),
    ...subscriptionPlanFields(plan),
    ...ticked('onSale', onSale),
    ...ticked('unlimited', variant.unlimited),
  });
}

function subscriptionPlanFields(plan: VariantState['plan']): Fields {
  const cycles = plan?.numBillingCycles ?? 0;
  return {
    every: plan?.billingPeriod.unit ?? '',
    everyCount: plan ? String(plan.billingPeriod.value) : '',
    times: cycles === 0 ? '' : String(cycles),
  };
}

function ticked(name: string, isTicked: boolean): Fields {
  return isTicked ? { [name]: TICKED } : {};
}

function named(prefix: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));
}

function merged(all: readonly Fields[]): Fields {
  return Object.assign({}, ...all) as Fields;
}
