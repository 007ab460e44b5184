import fc from 'fast-check';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import { spec } from '../../../../tools/testing/spec';
import { pictureAddress, readPictureAddress } from './picture-address';

const asset = { id: '0b9c', file_name: 'mug-1f0e.jpg' };

spec('IMG-06', 'a width stands in the query or in the file’s name', () => {
  expect(readPictureAddress('mug-1f0e.jpg', '750w')).toEqual({
    file: 'mug-1f0e.jpg',
    width: '750w',
    sizeFormat: 'queryString',
  });
  expect(readPictureAddress('mug-1f0e.750w.jpg', undefined)).toEqual({
    file: 'mug-1f0e.jpg',
    width: '750w',
    sizeFormat: 'filename',
  });
  expect(pictureAddress(asset, 500, 'queryString')).toBe('/images/0b9c/mug-1f0e.jpg?format=500w');
  expect(pictureAddress(asset, 500, 'filename')).toBe('/images/0b9c/mug-1f0e.500w.jpg');
});

spec('IMG-06', 'an address that was written is read as it was meant, whatever the file is called', () => {
  const names = fc.stringMatching(/^[a-z0-9.-]{1,20}-[0-9a-f]{16}\.(jpg|png|webp|gif|avif)$/);
  fc.assert(
    fc.property(names, fc.constantFrom(...IMAGE_WIDTHS), (file_name, width) => {
      const [name = ''] = pictureAddress({ id: '1', file_name }, width, 'filename').split('/').slice(-1);
      expect(readPictureAddress(name, undefined)).toEqual({
        file: file_name,
        width: `${width}w`,
        sizeFormat: 'filename',
      });
      expect(readPictureAddress(file_name, undefined).file).toBe(file_name);
    }),
  );
});
