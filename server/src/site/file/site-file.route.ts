import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentOf } from '../../platform/http/file-disposition';
import { requestedRange } from '../../platform/http/byte-range';
import type { SendableFile } from '../directory/site';
import { sendAsFile } from '../page/send/security-headers';
import { refuse } from '../request/refusal';
import { siteOf } from '../request/site-of-request';
import type { Route, Services } from '../services';
import { FILE_PATH, fileAddress } from './file-address';

interface FileRequest {
  Params: { fileId: string; name: string };
}

/** The address changes with the content. */
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/**
 * `GET /api/files/:fileId/:name`: a file of the site other than a picture, whole or in parts (`Range`), as players ask for it. An
 * old name redirects to the current one. What a browser could run or show as a page of this site is sent as a download.
 */
export const siteFileRoute: Route = (app, services) => {
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: FILE_PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const file = siteOf(request).file(request.params.fileId);
      if (!file) return refuse(reply, 'site/file-unavailable');
      if (request.params.name !== file.file_name)
        return reply.header('cache-control', A_DAY).redirect(fileAddress(file), 302);
      const etag = `"${file.file_name}"`;
      if (request.headers['if-none-match'] === etag) return describe(reply, file).code(304).send();
      return send(services, { request, reply, file });
    },
  });
};

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly file: SendableFile;
}

async function send({ objects }: Services, { request, reply, file }: Sending): Promise<FastifyReply> {
  const { bytes, object_key: key } = file;
  const part = rangeOf(request, file);
  if (part.kind === 'unsatisfiable')
    return describe(reply, file).header('content-range', `bytes */${bytes}`).code(416).send();
  const { first, last } = part.kind === 'whole' ? { first: 0, last: bytes - 1 } : part;
  const body = request.method === 'HEAD' ? undefined : await objects.read(key, { first, last });
  if (!body && request.method !== 'HEAD') {
    request.log.error({ key }, 'a file of a site is missing');
    return refuse(reply, 'site/file-unavailable');
  }
  describe(reply, file).header('content-length', last - first + 1);
  if (part.kind === 'part') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  return reply.send(body);
}

/** The requested range; the whole file if it has changed since the part before was sent (`If-Range`). */
function rangeOf({ headers }: FastifyRequest, { file_name: name, bytes }: SendableFile) {
  const condition = headers['if-range'];
  const isOther = condition !== undefined && condition !== `"${name}"`;
  return requestedRange(isOther ? undefined : headers.range, bytes);
}

/** Types that browsers play or show without running anything in them. */
const SHOWN = /^(?:video|audio)\/|^application\/pdf$|^text\/vtt$/;

function describe(
  reply: FastifyReply,
  { file_name: name, content_type: type, uploaded_as: uploadedAs, title }: SendableFile,
): FastifyReply {
  if (!SHOWN.test(type)) void reply.header('content-disposition', attachmentOf(title ?? uploadedAs ?? name));
  return sendAsFile(reply)
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('accept-ranges', 'bytes')
    .header('etag', `"${name}"`)
    .header('cache-control', FOREVER);
}
