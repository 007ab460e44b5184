import { PRODUCT_FILE_LIMIT } from 'shared-types/commerce/orders/download';
import { prepareDownloads } from '../../commerce/download/downloads.fixture';
import { ADA } from './products.fixture';

const shop = prepareDownloads();

test('a file of a hundred megabytes is accepted, and one a byte larger is not', async () => {
  const ada = await shop.store.as(ADA);
  const tooLarge = await shop.upload(ada, [['large.zip', Buffer.alloc(PRODUCT_FILE_LIMIT.bytes + 1, 7)]]);
  expect([tooLarge.statusCode, tooLarge.json().data.errors.file]).toEqual([
    400,
    'This file is larger than 100 MB. Choose a smaller one.',
  ]);
  expect((await shop.upload(ada, [['large.zip', Buffer.alloc(PRODUCT_FILE_LIMIT.bytes, 7)]])).statusCode).toBe(200);
});
