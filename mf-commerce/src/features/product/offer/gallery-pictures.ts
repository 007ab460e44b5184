import type { Product } from 'shared-types/commerce/product';
import type { Picture } from 'shared-types/host/image';

/** Every picture of a product once, those of its variants among them; `first` stands at the front. */
export function galleryPictures(
  { pictures, structuredContent }: Pick<Product, 'pictures' | 'structuredContent'>,
  first?: Picture,
): Picture[] {
  const ofVariants = structuredContent.variants.flatMap(({ picture }) => (picture ? [picture] : []));
  const all = [...(first ? [first] : []), ...pictures, ...ofVariants];
  return [...new Map(all.map((picture) => [picture.src, picture])).values()];
}
