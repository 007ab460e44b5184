import sharp from 'sharp';
import { PICTURE_FORMATS } from './picture-keys';
import { createResizePicture } from './resize-picture';

const resize = createResizePicture({ avifEffort: 0 });

test.each(PICTURE_FORMATS)(
  '%s: a picture higher than a format allows gets the height that all formats allow',
  async (format) => {
    const high = sharp({ create: { width: 20, height: 17_000, channels: 3, background: 'red' } });
    const { width, height } = await sharp(await resize(await high.png().toBuffer(), 1000, format)).metadata();
    expect([width, height]).toEqual([19, 16_383]);
  },
);
