import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import pLimit from 'p-limit';
import type { ObjectStore } from '../../platform/objects/object-store';
import { resizedKey, type PictureFormat, type PictureWidth } from './picture-keys';
import type { ResizePicture } from './resize-picture';

export interface WantedPicture {
  readonly originalKey: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Resized pictures: made on first use and kept in the object store. If storing fails, they are made again. */
export interface ResizedPictures {
  /** Undefined if the original is missing. */
  get(wanted: WantedPicture): Promise<Buffer | undefined>;
}

/** Less than all processors, so that pages are served meanwhile. */
const AT_ONCE = 2;

/** Concurrent requests for the same picture share one resize. */
export function createResizedPictures(
  objects: ObjectStore,
  resize: ResizePicture,
  log: FastifyBaseLogger,
): ResizedPictures {
  sharp.concurrency(1);
  const atMost = pLimit(AT_ONCE);
  const running = new Map<string, Promise<Buffer | undefined>>();

  const make = async ({ originalKey, width, format }: WantedPicture, key: string) => {
    const resized = await atMost(async () => {
      // Read only now: the originals of all waiting requests would fill the memory.
      const original = await objects.get(originalKey);
      return original && resize(original, width, format);
    });
    if (!resized) return undefined;
    // Awaited, so that nothing is written long after its original was deleted. A full store must not hide the picture.
    await objects.put(key, resized).catch((error: unknown) => {
      log.warn({ err: error, key }, 'a resized picture could not be kept');
    });
    return resized;
  };

  return {
    get: (wanted) => {
      const key = resizedKey(wanted.originalKey, wanted.width, wanted.format);
      const started = running.get(key);
      if (started) return started;
      const work = (async () => (await objects.get(key)) ?? make(wanted, key))().finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
  };
}
