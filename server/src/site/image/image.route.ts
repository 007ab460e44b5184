import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../request/refusal';
import type { Route } from '../services';
import { MADE_AGAIN } from '../../platform/objects/made-again';
import { siteOf } from '../request/site-of-request';
import { sendAsFile } from '../page/send/security-headers';
import { acceptedFormat } from './accepted-format';
import { narrowerWidth, offeredWidth, requestedWidth } from './image-width';
import { pictureAddress, readPictureAddress } from './picture-address';
import { resizedKey, type PictureFormat } from './picture-keys';

/** The URL changes with the content. */
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const PNG_FIRST_BYTE = 0x89;

interface ImageRequest {
  Params: { assetId: string; file: string };
  Querystring: { format?: unknown; data?: unknown };
}

/**
 * `GET /images/:assetId/:file?format=750w`: a picture of the site in an offered width, in the smallest format the browser
 * accepts. The width may stand in the file's name instead, `mug.750w.jpg`. Other widths redirect to the next offered one, old
 * file names to the current one. A browser that saves data gets the next narrower width, unless the address says `data=full`.
 */
export const imageRoute: Route = (app, { pictures }) => {
  app.get<ImageRequest>('/images/:assetId/:file', async (request, reply) => {
    const asked = readPictureAddress(request.params.file, request.query.format);
    const requested = requestedWidth(asked.width);
    const asset = requested === undefined ? undefined : siteOf(request).asset(request.params.assetId);
    if (requested === undefined || !asset) return refuse(reply, 'site/image-unavailable');
    const offered = offeredWidth(requested);
    if (asked.file !== asset.file_name || (asked.width !== undefined && offered !== requested)) {
      return reply.header('cache-control', A_DAY).redirect(pictureAddress(asset, offered, asked.sizeFormat), 302);
    }
    const format = acceptedFormat(request.headers.accept);
    // Pictures are not enlarged, so widths above the original's share one file.
    const own = offeredWidth(Math.min(offered, asset.width));
    const width = savesData(request) ? narrowerWidth(own) : own;
    const etag = `"${resizedKey(asset.object_key, width, format).replace(`${MADE_AGAIN.resized}/`, '')}"`;
    const describe = () =>
      reply.header('vary', 'Accept, Save-Data').header('etag', etag).header('cache-control', FOREVER);
    if (request.headers['if-none-match'] === etag) return describe().code(304).send();
    const bytes = await pictures.get({ originalKey: asset.object_key, width, format });
    if (!bytes) return originalGone(request, reply, asset.object_key);
    return sendAsFile(describe()).type(contentType(format, bytes)).send(bytes);
  });
};

/** Whether the browser asks for fewer bytes (https://wicg.github.io/savedata), and the picture's owner lets it have them. */
function savesData({ headers, query }: FastifyRequest<ImageRequest>): boolean {
  return (
    String(headers['save-data'] ?? '')
      .trim()
      .toLowerCase() === 'on' && query.data !== 'full'
  );
}

function contentType(format: PictureFormat, bytes: Buffer): string {
  if (format !== 'plain') return `image/${format}`;
  return bytes[0] === PNG_FIRST_BYTE ? 'image/png' : 'image/jpeg';
}

function originalGone(request: FastifyRequest<ImageRequest>, reply: FastifyReply, key: string): FastifyReply {
  request.log.error({ key }, 'a picture file is missing');
  return refuse(reply, 'site/image-unavailable');
}
