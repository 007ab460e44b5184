import type { ImageAttributes } from 'shared-types/host/image';
import type { PictureOptions } from './picture-options';

type AddressOptions = Pick<PictureOptions, 'sizeFormat' | 'allowSaveData'>;

/** The addresses of a picture, written as its owner wants them: the width in the file's name, and no narrower file to save data. */
export function pictureAddresses(
  { src, srcSet }: Pick<ImageAttributes, 'src' | 'srcSet'>,
  options: AddressOptions,
): Pick<ImageAttributes, 'src' | 'srcSet'> {
  if (options.sizeFormat === 'queryString' && options.allowSaveData) return { src, srcSet };
  const candidates = srcSet.split(', ').map((candidate) => {
    const [address = '', descriptor = ''] = candidate.split(' ');
    return `${written(address, options)} ${descriptor}`;
  });
  return { src: written(src, options), srcSet: candidates.join(', ') };
}

function written(address: string, { sizeFormat, allowSaveData }: AddressOptions): string {
  const sized = sizeFormat === 'filename' ? address.replace(/(\.[a-z]+)\?format=(\d+w)$/i, '.$2$1') : address;
  if (allowSaveData) return sized;
  return `${sized}${sized.includes('?') ? '&' : '?'}data=full`;
}
