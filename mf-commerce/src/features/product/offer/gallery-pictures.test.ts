import { sampleGlazes, samplePicture, sampleProduct } from '../../../parts/sample-store/sample-products.fixture';
import { galleryPictures } from './gallery-pictures';

const names = (product = sampleProduct(sampleGlazes()), first?: string) =>
  galleryPictures(product, first ? samplePicture(first) : undefined).map(({ src }) => src.split('/')[2]);

test('shows the pictures of the product and of its variants, each once', () => {
  expect(names()).toEqual(['mug', 'mug-side', 'mug-fern', 'mug-oat']);
  expect(names(sampleProduct(sampleGlazes(), { pictures: [samplePicture('mug-oat'), samplePicture('mug')] }))).toEqual([
    'mug-oat',
    'mug',
    'mug-fern',
  ]);
});

test('begins with the picture of the variant the page opens with', () => {
  expect(names(undefined, 'mug-oat')).toEqual(['mug-oat', 'mug', 'mug-side', 'mug-fern']);
});
