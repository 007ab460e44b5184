import type { AlbumSettings, AlbumTrack } from 'shared-types/blocks/album';
import type { Picture } from 'shared-types/host/image';
import { LIMIT } from 'shared-types/site/limits';
import { z } from 'zod';
import { isAssetReference } from '../import/schema/asset-reference';
import { lineSchema, textSchema } from '../import/schema/text.schema';

const LONGEST_ADDRESS = 2000;
const LONGEST_SECONDS = 86_400;
/** Each stands in the policy of its page, which is a header that proxies hold to some thousand bytes. */
const MOST_HOSTS = 4;

/** A host as policies may name it: an address may have one with a semicolon, which would end the directive. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

const trackSchema = z.strictObject({
  title: lineSchema(200),
  artist: lineSchema(200).optional(),
  src: z
    .string()
    .max(LONGEST_ADDRESS)
    .refine(isSoundAddress, 'must be an https address of a file with sound, without a name before its host'),
  lengthSeconds: z.number().int().min(1).max(LONGEST_SECONDS),
}) satisfies z.ZodType<AlbumTrack>;

const settings = {
  title: lineSchema(200),
  artist: lineSchema(200).optional(),
  description: textSchema(2000).optional(),
  tracks: z
    .array(trackSchema)
    .min(1)
    .max(LIMIT.tracksPerAlbum, {
      error: ({ input }) =>
        `an album holds at most ${LIMIT.tracksPerAlbum} tracks, and this one has ${(input as unknown[]).length}`,
    })
    .refine(
      (tracks) => soundOrigins(tracks).length <= MOST_HOSTS,
      `an album’s tracks lie at ${MOST_HOSTS} hosts at most`,
    ),
};

/**
 * An album's settings in a document, where its cover is named.
 *
 * @implements LIMIT-02
 */
export const documentAlbumSchema = z.strictObject({
  ...settings,
  picture: z.custom((value) => isAssetReference(value), 'must name a picture of the document').optional(),
});

/** The same as it is stored: the cover is a picture. */
export const albumSchema = z.object({
  ...settings,
  picture: z.custom<Picture>((value) => typeof Object(value).src === 'string').optional(),
}) satisfies z.ZodType<AlbumSettings>;

/** Scheme and host of what these tracks are, each once. */
export function soundOrigins(tracks: readonly Pick<AlbumTrack, 'src'>[]): string[] {
  return [...new Set(tracks.flatMap(({ src }) => (URL.canParse(src) ? new URL(src).origin : [])))];
}

function isSoundAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && HOST.test(hostname) && username === '' && password === '';
}
