import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import type { ObjectStore } from '../../../platform/objects/object-store';
import { createCompressedFiles } from './compressed-files';

const FILE = Buffer.from('const mug = 1;\n'.repeat(200));
const warn = jest.fn();
const log = { warn } as unknown as FastifyBaseLogger;

/** An in-memory store, and its content. */
function memory(): { objects: ObjectStore; held: Map<string, Buffer>; put: jest.SpyInstance } {
  const held = new Map<string, Buffer>();
  const objects: ObjectStore = {
    get: async (key) => held.get(key),
    put: async (key, bytes) => void held.set(key, Buffer.from(bytes)),
    has: async (key) => held.has(key),
    remove: async (key) => void held.delete(key),
  };
  return { objects, held, put: jest.spyOn(objects, 'put') };
}

test('a file is compressed once, for all simultaneous requests and for later servers', async () => {
  const { objects, held, put } = memory();
  const files = createCompressedFiles(objects, log);
  const [one, other] = await Promise.all([files.of(FILE), files.of(Buffer.from(FILE))]);
  expect(brotliDecompressSync(one)).toEqual(FILE);
  expect(other).toBe(one);
  expect([...held.values()]).toEqual([one]);
  expect(await createCompressedFiles(objects, log).of(FILE)).toEqual(one);
  expect(put).toHaveBeenCalledTimes(1);
});

test('a file measured for its size is not stored', async () => {
  const { objects, held } = memory();
  const files = createCompressedFiles(objects, log);
  const size = await files.sizeOf(FILE);
  expect(held.size).toBe(0);
  expect((await files.of(FILE)).length).toBe(size);
});

test.each([
  ['of another file', brotliCompressSync(Buffer.from('const mug = 2;\n'.repeat(200)))],
  ['of a file that begins alike and goes on', brotliCompressSync(Buffer.concat([FILE, FILE]))],
  ['of nothing', brotliCompressSync(Buffer.alloc(0))],
  ['nothing that was made small', Buffer.from('x')],
])('a stored copy that is %s is not sent, and is made again', async (_what, kept) => {
  const { objects, held } = memory();
  await createCompressedFiles(objects, log).of(FILE);
  const [key = ''] = held.keys();
  held.set(key, kept);
  expect(brotliDecompressSync(await createCompressedFiles(objects, log).of(FILE))).toEqual(FILE);
  expect(brotliDecompressSync(held.get(key) as Buffer)).toEqual(FILE);
});

test('a file is sent even if it cannot be stored or looked up, which is logged', async () => {
  const { objects, put } = memory();
  const [full, away] = [new Error('The disk is full.'), new Error('The store is away.')];
  put.mockRejectedValue(full);
  jest.spyOn(objects, 'get').mockRejectedValue(away);
  expect(brotliDecompressSync(await createCompressedFiles(objects, log).of(FILE))).toEqual(FILE);
  expect(warn.mock.calls).toEqual([
    [{ err: away }, 'a compressed file could not be looked for'],
    [{ err: full }, 'a compressed file could not be kept'],
  ]);
});

test('a store that does not answer is not waited for', async () => {
  const { objects } = memory();
  jest.spyOn(objects, 'get').mockReturnValue(new Promise(() => undefined));
  expect(brotliDecompressSync(await createCompressedFiles(objects, log).of(FILE))).toEqual(FILE);
});
