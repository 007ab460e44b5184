import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { FORM_UPLOAD_CALLS, FORM_UPLOAD_LIMIT, PIECE_FIELD } from 'shared-types/forms/form-upload';
import { until } from '../../../../tools/testing/until';
import { writtenWithFiles, type FilesToPost } from '../../../../tools/testing/store/shopper';
import { openConnection } from '../../platform/http/connection.fixture';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { PATH, WRITTEN } from '../contact-form/submissions.fixture';
import { FIELD, FORM_ID, pdf, prepareUploads, stateIn } from './form-upload.fixture';

const uploads = prepareUploads();
const { pieceBytes } = FORM_UPLOAD_LIMIT;
const FILE = pdf(pieceBytes + 50);

let port: number;
beforeAll(async () => {
  await uploads.open.app.listen({ port: 0 });
  port = (uploads.open.app.server.address() as AddressInfo).port;
});

const connections = () =>
  new Promise<number>((resolve) => uploads.open.app.server.getConnections((_, count) => resolve(count)));
const incoming = () => readdir(join(uploads.open.config.dataDir, 'incoming')).catch(() => []);

/** Sends the first part of a form with files, and hangs up. */
async function cut(path: string, fields: object, sent: FilesToPost, share: number): Promise<void> {
  const crumb = uploads.visitor.cookies.get('crumb') ?? '';
  const { headers, payload } = await writtenWithFiles({ crumb, ...fields }, sent);
  const cookie = [...uploads.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: shop.example',
    `Cookie: ${cookie}`,
    'Accept: application/json',
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${payload.length}`,
  ].join('\r\n');
  const request = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), payload]);
  const socket = await openConnection(port);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(request.subarray(0, Math.floor(share * (request.length - 1))), resolve));
  socket.destroy();
  await until(async () => (await connections()) === 0);
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

test('a piece whose connection is cut at any byte is not stored, and the upload goes on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(share, { minLength: 1, maxLength: 3 }), async (shares) => {
      await uploads.open.db.deleteFrom('rate_window').execute();
      const key = createIdempotencyKey();
      const { id } = stateIn(await uploads.start({ key, bytes: FILE.length }));
      const fields = { id, formId: FORM_ID, key, offset: 0 };
      const piece = { field: PIECE_FIELD, files: [['piece', FILE.subarray(0, pieceBytes)]] } as const;
      for (const one of shares) await cut(FORM_UPLOAD_CALLS.addPiece.path, fields, piece, one);
      expect(stateIn(await uploads.piece(id, key, 0)).received).toBe(0);
      await uploads.piece(id, key, 0, FILE.subarray(0, pieceBytes));
      const done = stateIn(await uploads.piece(id, key, pieceBytes, FILE.subarray(pieceBytes)));
      expect(done.isComplete).toBe(true);
      const stored = (await uploads.uploads()).find((upload) => upload.id === id);
      expect((await uploads.open.objects.get(stored?.object_key ?? ''))?.equals(FILE)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('a form without script whose connection is cut at any byte stores nothing, and leaves no file behind', async () => {
  const key = createIdempotencyKey();
  const files = { field: `field.${FIELD}.file`, files: [['plan.pdf', FILE]], isForm: true } as const;
  const fields = { block: FORM_ID, key, ...WRITTEN };
  await fc.assert(
    fc.asyncProperty(share, async (one) => {
      await cut(PATH, fields, files, one);
      await until(async () => (await incoming()).length === 0);
      expect([await uploads.uploads(), await uploads.stored()]).toEqual([[], []]);
    }),
    { numRuns: 15 },
  );
  expect((await uploads.visitor.postFiles(PATH, fields, files)).statusCode).toBe(303);
  expect([(await uploads.uploads()).length, (await uploads.stored()).length]).toEqual([1, 1]);
});
