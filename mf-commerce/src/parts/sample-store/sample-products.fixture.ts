import { PRODUCT_TYPE, type Product, type ProductTeaser, type Variant } from 'shared-types/commerce/product';
import type { Picture } from 'shared-types/host/image';

/** A uuid that tells the samples apart. */
export function sampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A picture of the samples. */
export function samplePicture(name: string): Picture {
  return { src: `/images/${name}/${name}.jpg`, width: 1200, height: 1500, alt: `Picture of ${name}` };
}

/** A variant with plenty in stock. */
export function sampleVariant(changes: Partial<Variant> = {}): Variant {
  return {
    id: sampleId(1),
    sku: 'SQ1000001',
    priceCents: 3200,
    salePriceCents: 0,
    onSale: false,
    qtyInStock: 14,
    unlimited: false,
    optionValues: [],
    ...changes,
  };
}

/** A product that is sent, with these variants. */
export function sampleProduct(
  variants: readonly Variant[] = [sampleVariant()],
  changes: Partial<Product> = {},
): Product {
  return {
    id: sampleId(100),
    slug: 'stoneware-mug',
    title: 'Stoneware mug',
    excerpt: 'A wide base and a rim that is kind to the lip.',
    descriptionHtml: '<p>It holds heat well and stands steady.</p>',
    pictures: [samplePicture('mug'), samplePicture('mug-side')],
    structuredContent: { productType: PRODUCT_TYPE.physical, variants },
    optionNames: (variants[0]?.optionValues ?? []).map(({ optionName }) => optionName),
    ...changes,
  };
}

/** Variants of one option. */
export function sampleGlazes(): Variant[] {
  const glaze = (value: string) => [{ optionName: 'Glaze', value }];
  return [
    sampleVariant({ id: sampleId(1), optionValues: glaze('Fern'), picture: samplePicture('mug-fern') }),
    sampleVariant({
      id: sampleId(2),
      optionValues: glaze('Oat'),
      priceCents: 3400,
      qtyInStock: 2,
      picture: samplePicture('mug-oat'),
    }),
    sampleVariant({ id: sampleId(3), optionValues: glaze('Ink'), qtyInStock: 0 }),
  ];
}

/** Variants of two options; one combination is sold out and one is on sale. */
export function sampleGlazesAndSizes(): Variant[] {
  const values = (glaze: string, size: string) => [
    { optionName: 'Glaze', value: glaze },
    { optionName: 'Size', value: size },
  ];
  return [
    sampleVariant({ id: sampleId(1), optionValues: values('Fern', 'Small') }),
    sampleVariant({ id: sampleId(2), optionValues: values('Fern', 'Large'), priceCents: 3800 }),
    sampleVariant({ id: sampleId(3), optionValues: values('Oat', 'Small'), onSale: true, salePriceCents: 3000 }),
    sampleVariant({ id: sampleId(4), optionValues: values('Oat', 'Large'), priceCents: 3800, qtyInStock: 0 }),
  ];
}

/** A product in a list. */
export function sampleTeaser(changes: Partial<ProductTeaser> = {}): ProductTeaser {
  return {
    id: sampleId(200),
    path: '/shop/p/serving-bowl',
    title: 'Serving bowl',
    picture: samplePicture('bowl'),
    productType: PRODUCT_TYPE.physical,
    fromCents: 6800,
    priceVaries: false,
    onSale: false,
    soldOut: false,
    ...changes,
  };
}
