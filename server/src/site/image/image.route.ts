import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../request/refusal';
import type { Route } from '../services';
import { MADE_AGAIN } from '../../platform/objects/made-again';
import { siteOf } from '../request/site-of-request';
import { sendAsFile } from '../page/send/security-headers';
import { acceptedFormat } from './accepted-format';
import { requestedWidth, offeredWidth } from './image-width';
import { resizedKey, type PictureFormat } from './picture-keys';
import { createResizePicture } from './resize-picture';
import { createResizedPictures } from './resized-pictures';

/** The URL changes with the content. */
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const PNG_FIRST_BYTE = 0x89;

interface ImageRequest {
  Params: { assetId: string; file: string };
  Querystring: { format?: unknown };
}

/**
 * `GET /images/:assetId/:file?format=750w`: a picture of the site in an offered width, in the smallest format the browser
 * accepts. Other widths redirect to the next offered one, old file names to the current one.
 */
export const imageRoute: Route = (app, { config, objects }) => {
  const pictures = createResizedPictures(objects, createResizePicture(config), app.log);
  app.get<ImageRequest>('/images/:assetId/:file', async (request, reply) => {
    const requested = requestedWidth(request.query.format);
    const asset = requested === undefined ? undefined : siteOf(request).asset(request.params.assetId);
    if (requested === undefined || !asset) return refuse(reply, 'site/image-unavailable');
    const offered = offeredWidth(requested);
    if (request.params.file !== asset.file_name || (request.query.format !== undefined && offered !== requested)) {
      return reply
        .header('cache-control', A_DAY)
        .redirect(`/images/${asset.id}/${asset.file_name}?format=${offered}w`, 302);
    }
    const format = acceptedFormat(request.headers.accept);
    // Pictures are not enlarged, so widths above the original's share one file.
    const width = offeredWidth(Math.min(offered, asset.width));
    const etag = `"${resizedKey(asset.object_key, width, format).replace(`${MADE_AGAIN.resized}/`, '')}"`;
    const describe = () => reply.header('vary', 'Accept').header('etag', etag).header('cache-control', FOREVER);
    if (request.headers['if-none-match'] === etag) return describe().code(304).send();
    const bytes = await pictures.get({ originalKey: asset.object_key, width, format });
    if (!bytes) return originalGone(request, reply, asset.object_key);
    return sendAsFile(describe()).type(contentType(format, bytes)).send(bytes);
  });
};

function contentType(format: PictureFormat, bytes: Buffer): string {
  if (format !== 'plain') return `image/${format}`;
  return bytes[0] === PNG_FIRST_BYTE ? 'image/png' : 'image/jpeg';
}

function originalGone(request: FastifyRequest<ImageRequest>, reply: FastifyReply, key: string): FastifyReply {
  request.log.error({ key }, 'a picture file is missing');
  return refuse(reply, 'site/image-unavailable');
}
