import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import type { ObjectStore } from '../../platform/objects/object-store';
import { createAtMost } from '../../platform/at-most';
import { resizedKey, type PictureFormat, type PictureWidth } from './picture-keys';
import type { ResizePicture } from './resize-picture';

/** Which picture is wanted in which form. */
export interface WantedPicture {
  readonly originalKey: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Resized pictures, made when they are first asked for and kept in the object store; one that cannot be kept is made again. */
export interface ResizedPictures {
  /** The picture's bytes; `undefined` where the original is gone. */
  get(wanted: WantedPicture): Promise<Buffer | undefined>;
}

/** Pages must be answered while pictures are made, so these never take all processors. */
const AT_ONCE = 2;

/** Makes the store of resized pictures. Requests for the same picture at the same time share one piece of work. */
export function createResizedPictures(
  objects: ObjectStore,
  resize: ResizePicture,
  log: FastifyBaseLogger,
): ResizedPictures {
  sharp.concurrency(1);
  const atMost = createAtMost(AT_ONCE);
  const running = new Map<string, Promise<Buffer | undefined>>();

  const make = async ({ originalKey, width, format }: WantedPicture, key: string) => {
    const resized = await atMost(async () => {
      // Read when it is its turn: originals of all that wait would fill the memory.
      const original = await objects.get(originalKey);
      return original && resize(original, width, format);
    });
    if (!resized) return undefined;
    // Waited for, so that nothing is written long after its original was swept; but a full store is no reason to show nothing.
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
