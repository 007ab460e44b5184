import { chmod, rm, writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { PATH, WRITTEN } from '../contact-form/submissions.fixture';
import { FIELD, FORM_ID, pdf, prepareUploads, stateIn } from './form-upload.fixture';

const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
const path = join(folder, 'scan');
const uploads = prepareUploads({}, { virusScan: { kind: 'program', path } });
afterAll(() => rm(folder, { recursive: true }));

const scannerEnds = async (status: number) => {
  await writeFile(path, `#!/bin/sh\nexit ${status}\n`);
  await chmod(path, 0o700);
};

test('a file with a virus is refused and deleted', async () => {
  await scannerEnds(1);
  const reply = await uploads.upload(createIdempotencyKey(), pdf());
  expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining('contains a virus')]);
  expect(await uploads.uploads()).toEqual([]);
});

test('while the scanner fails no file is accepted; the upload waits, and is checked later', async () => {
  await scannerEnds(2);
  const key = createIdempotencyKey();
  const reply = await uploads.upload(key, pdf());
  expect(reply.json()).toMatchObject({ code: 'forms/scan-unavailable' });
  const [upload] = await uploads.uploads();
  expect(upload?.object_key).toBeNull();
  expect((await uploads.sendWith(key, [upload!.id])).statusCode).toBe(400);
  const files = { field: `field.${FIELD}.file`, files: [['plan.pdf', pdf()]], isForm: true } as const;
  const form = await uploads.visitor.postFiles(PATH, { block: FORM_ID, key, ...WRITTEN }, files);
  expect(form.body).toContain('cannot be checked for viruses');
  expect(await uploads.stored()).toEqual([]);
  await scannerEnds(0);
  expect(stateIn(await uploads.piece(upload!.id, key, pdf().length))).toMatchObject({ isComplete: true });
});
