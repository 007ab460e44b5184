import type { Product } from 'shared-types/commerce/product';
import type { Picture } from 'shared-types/host/image';

/** All pictures of a product and its variants, each once, starting with `first`. */
export function galleryPictures(
  { pictures, structuredContent }: Pick<Product, 'pictures' | 'structuredContent'>,
  first?: Picture,
): Picture[] {
  const ofVariants = structuredContent.variants.flatMap(({ picture }) => (picture ? [picture] : []));
  const all = [...(first ? [first] : []), ...pictures, ...ofVariants];
  return [...new Map(all.map((picture) => [picture.src, picture])).values()];
}
