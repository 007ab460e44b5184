import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { PRODUCT_EDITOR_CALLS, UPLOAD_FIELD, type UploadPicturesReply } from 'shared-types/admin/store/product-editor';
import { writtenWithFiles } from '../../../../tools/testing/store/shopper';
import { createPictureUploads } from '../../site/upload/picture-uploads';
import { noise } from '../../site/upload/pictures.fixture';
import { ADA, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, upload, uploaded } = store;

let picture: Buffer;
beforeAll(async () => {
  picture = await noise(800, 600).jpeg().toBuffer();
  await store.open.app.listen({ port: 0 });
});

const unclaimed = () => store.open.db.selectFrom('unclaimed_object').selectAll().execute();
const connections = () =>
  new Promise<number>((resolve) => store.open.app.server.getConnections((_, count) => resolve(count)));

test.each([PRODUCT_EDITOR_CALLS.uploadPictures.path, PRODUCT_EDITOR_CALLS.saveProduct.path])(
  'a connection lost in the middle of a file leaves nothing behind: %s',
  async (path) => {
    const [ada, id] = [await as(ADA), await idOf('mug')];
    const before = await store.stored(id);
    const crumb = ada.cookies.get('crumb') ?? '';
    const fields = { crumb, ...(await filled(id, { title: 'Mine' })) };
    const { headers, payload } = await writtenWithFiles(fields, {
      field: UPLOAD_FIELD,
      files: [
        ['whole.jpg', picture],
        ['half.jpg', Buffer.concat([picture, Buffer.from('another')])],
      ],
    });
    const socket = connect((store.open.app.server.address() as AddressInfo).port);
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: shop.example',
      `Cookie: ${cookie}`,
      'Accept: application/json',
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(payload.subarray(0, payload.length - 5000));
    await once(socket, 'drain').catch(() => undefined);
    socket.destroy();
    while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect([await uploaded(), await unclaimed(), await store.stored(id)]).toEqual([[], [], before]);
    // The same form sent again finds everything unchanged.
    expect((await upload(ada, [['whole.jpg', picture]])).statusCode).toBe(200);
  },
);

test('two instances on one database and folder both show what one of them has stored, once', async () => {
  const { db, objects } = store.open;
  const other = createPictureUploads({ db, objects });
  const [here, there] = await Promise.all([
    upload(await as(ADA), [['a.jpg', picture]]),
    other.store({ siteId: store.siteId, name: 'b.jpg', bytes: picture }),
  ]);
  const [choice] = here.json<UploadPicturesReply>().pictures;
  expect(there).toMatchObject({ ok: true, asset: { id: choice!.id } });
  const [asset, ...more] = await uploaded();
  expect([asset!.id, more, await unclaimed()]).toEqual([choice!.id, [], []]);
  expect(await objects.has(asset!.object_key)).toBe(true);
  // An instance does not notify itself; here the other one notifies this one.
  const later = await other.store({ siteId: store.siteId, name: 'c.jpg', bytes: await noise(9, 9).png().toBuffer() });
  if (!later.ok) throw new Error(later.reason);
  const src = `/images/${later.asset.id}/${later.asset.file_name}`;
  const look = () => store.open.app.inject({ url: src, headers: { host: 'shop.example', accept: 'image/webp' } });
  let shown = await look();
  for (let turn = 0; turn < 500 && shown.statusCode === 404; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    shown = await look();
  }
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
});
