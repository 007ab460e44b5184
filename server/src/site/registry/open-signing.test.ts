import { generateKeyPairSync } from 'node:crypto';
import files, { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSigning } from './open-signing';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'colonnade-signing-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const BYTES = Buffer.from('{"name":"mf-forms"}');

test('processes that start simultaneously make one key, readable by its owner, and use it later', async () => {
  const place = join(dataDir, 'not', 'made', 'yet');
  const all = await Promise.all(Array.from({ length: 8 }, () => openSigning({ dataDir: place })));
  expect(new Set(all.map(({ keyId }) => keyId)).size).toBe(1);
  expect(await readdir(place)).toEqual(['signing-key.pem']);
  expect((await stat(join(place, 'signing-key.pem'))).mode & 0o777).toBe(0o600);
  const later = await openSigning({ dataDir: place });
  expect(all.every((signing) => later.isGood(BYTES, signing.sign(BYTES)))).toBe(true);
});

test('a configured key is used instead, and a broken file stops the start', async () => {
  const { privateKey: signingKey } = generateKeyPairSync('ed25519');
  const configured = await openSigning({ dataDir, signingKey });
  expect(await readdir(dataDir)).toEqual([]);
  const kept = await openSigning({ dataDir });
  expect(kept.keyId).not.toBe(configured.keyId);
  await writeFile(join(dataDir, 'signing-key.pem'), 'half');
  await expect(openSigning({ dataDir })).rejects.toThrow(/signing-key\.pem is not a private Ed25519 key/);
});

test('an unusable data folder is reported in one sentence', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(openSigning({ dataDir: file })).rejects.toMatchObject({
    name: 'StartError',
    message: `${file} is not a folder: move that file away, or set DATA_DIR to another folder.`,
  });
});

test('a file system without hard links is not mistaken for a folder of another owner', async () => {
  const refused = Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM', syscall: 'link' });
  jest.spyOn(files, 'link').mockRejectedValueOnce(refused);
  await expect(openSigning({ dataDir })).rejects.toBe(refused);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a signature is valid for these bytes, by the key it names, if that key is trusted', async () => {
  const [one, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const theirs = await openSigning({ dataDir, signingKey: other.privateKey });
  const signature = theirs.sign(BYTES);
  const alone = await openSigning({ dataDir, signingKey: one.privateKey });
  expect([alone.isGood(BYTES, signature), alone.recognise(BYTES, signature.signature)]).toEqual([false, undefined]);
  const both = await openSigning({ dataDir, signingKey: one.privateKey, trustedKeys: [other.publicKey] });
  expect([both.isGood(BYTES, signature), both.recognise(BYTES, signature.signature)]).toEqual([true, signature]);
  const changed = Buffer.from(BYTES);
  changed[3] = (changed[3] ?? 0) ^ 1;
  for (const [bytes, wrong] of [
    [changed, signature],
    [BYTES, { ...signature, signedBy: both.keyId }],
    [BYTES, { ...signature, signature: '' }],
    [BYTES, { ...signature, signature: both.sign(BYTES).signature }],
  ] as const)
    expect(both.isGood(bytes, wrong)).toBe(false);
});
