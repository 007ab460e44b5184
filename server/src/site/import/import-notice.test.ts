import { setTimeout as pause } from 'node:timers/promises';
import { examplePictures } from '../../../../tools/testing/site/example-pictures';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { importSite } from './import-site';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

test('a running server shows another process’s import without a notice from it', async () => {
  const { db, objects } = open;
  const pictures = await examplePictures();
  const isShown = async () => (await open.visitor().get('/shop')).body.includes('Brand new shelves');
  expect(await isShown()).toBe(false);
  const document = patched({ 'pages.1.title': 'Brand new shelves' });
  const read = async (file: string) => pictures[file] ?? Buffer.alloc(0);
  expect(await importSite({ db, objects, document, pictures: { read } })).toMatchObject({ ok: true, changed: true });
  while (!(await isShown())) await pause(10);
});
