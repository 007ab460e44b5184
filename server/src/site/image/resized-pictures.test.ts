import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { IMAGE_WIDTHS } from 'shared-types/site/limits';
import type { ObjectStore } from '../../platform/objects/object-store';
import { PICTURE_FORMATS } from './picture-keys';
import { createResizedPictures } from './resized-pictures';

const ORIGINAL = 'assets/1-a';
const warn = jest.fn();
const log = { warn } as unknown as FastifyBaseLogger;
const wanted = (width: 100 | 300 | 500 | 750 | 1000) => ({ originalKey: ORIGINAL, width, format: 'avif' }) as const;

function memoryStore(): ObjectStore & { keys(): string[] } {
  const objects = new Map<string, Buffer>([[ORIGINAL, Buffer.from('original')]]);
  return {
    get: async (key) => objects.get(key),
    put: async (key, bytes) => void objects.set(key, Buffer.from(bytes)),
    has: async (key) => objects.has(key),
    remove: async (key) => void objects.delete(key),
    keys: () => [...objects.keys()],
  };
}

/** Counts all work, and the most at once. */
function slowResize() {
  const counted = { total: 0, now: 0, most: 0 };
  const resize = async (_original: Buffer, width: number) => {
    counted.total += 1;
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
    await pause(5);
    counted.now -= 1;
    return Buffer.from(String(width));
  };
  return { counted, resize };
}

test('a picture requested many times simultaneously is made once, and cached', async () => {
  const store = memoryStore();
  const { counted, resize } = slowResize();
  const pictures = createResizedPictures(store, resize, log);
  const made = await Promise.all(Array.from({ length: 50 }, () => pictures.get(wanted(300))));
  expect(made.every((bytes) => String(bytes) === '300')).toBe(true);
  await pictures.get(wanted(300));
  expect(counted.total).toBe(1);
  expect(store.keys()).toContain('resized/1-a-300.avif');
});

test('at most two are made simultaneously, and all are made', async () => {
  const { counted, resize } = slowResize();
  const pictures = createResizedPictures(memoryStore(), resize, log);
  const widths = [100, 300, 500, 750, 1000] as const;
  expect((await Promise.all(widths.map((width) => pictures.get(wanted(width))))).map(String)).toEqual(
    widths.map(String),
  );
  expect(counted).toMatchObject({ total: 5, most: 2 });
});

test('pictures that wait for their turn hold no original in memory', async () => {
  const store = memoryStore();
  let [read, done, most] = [0, 0, 0];
  const pictures = createResizedPictures(
    {
      ...store,
      get: async (key) => {
        const bytes = await store.get(key);
        if (bytes) most = Math.max(most, (read += 1) - done);
        return bytes;
      },
    },
    async () => {
      await pause(1);
      done += 1;
      return Buffer.from('resized');
    },
    log,
  );
  const forms = IMAGE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
  await Promise.all(forms.map((form) => pictures.get({ originalKey: ORIGINAL, ...form })));
  expect([done, most]).toEqual([forms.length, 2]);
});

test('a failure is reported to everybody who waits, frees its slot, and is retried', async () => {
  let failures = 3;
  const pictures = createResizedPictures(
    memoryStore(),
    async () => {
      await pause(1);
      if (failures-- > 0) throw new Error('damaged');
      return Buffer.from('fine');
    },
    log,
  );
  for (const width of [100, 300, 500] as const) {
    const both = await Promise.allSettled([pictures.get(wanted(width)), pictures.get(wanted(width))]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }
  expect(String(await pictures.get(wanted(100)))).toBe('fine');
});

test('a picture goes to all who wait though it cannot be stored, which is logged; later it is stored', async () => {
  const store = memoryStore();
  const full = new Error('The disk is full.');
  jest.spyOn(store, 'put').mockImplementationOnce(async () => {
    await pause(1);
    throw full;
  });
  const { counted, resize } = slowResize();
  const pictures = createResizedPictures(store, resize, log);
  const both = await Promise.all([pictures.get(wanted(300)), pictures.get(wanted(300))]);
  expect([both.map(String), counted.total]).toEqual([['300', '300'], 1]);
  expect(warn.mock.calls).toEqual([
    [{ err: full, key: 'resized/1-a-300.avif' }, 'a resized picture could not be kept'],
  ]);
  expect(store.keys()).toEqual([ORIGINAL]);
  expect(String(await pictures.get(wanted(300)))).toBe('300');
  expect(store.keys()).toContain('resized/1-a-300.avif');
});
