import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOWNLOAD_PATH, type DownloadState } from 'shared-types/commerce/orders/download';
import type { ErrorCode } from '../../platform/errors';
import { requestedRange, type RequestedRange } from '../../platform/http/byte-range';
import type { Route, Services } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { sendAsFile } from '../../site/page/send/security-headers';
import { countDownload, giveBackBytes } from './count-download';
import { readDownloadLink, type DownloadKey } from './download-link';
import { attachmentOf } from '../../platform/http/file-disposition';
import { orderFiles, type OrderFile } from './order-files';
import { refuseDownload } from './refuse-download';

interface DownloadRequest {
  Params: { readonly link: string };
}

const REFUSED: Readonly<Record<Exclude<DownloadState, 'ready'>, ErrorCode>> = {
  unpaid: 'commerce/download-unpaid',
  'used-up': 'commerce/download-used-up',
  expired: 'commerce/download-expired',
  closed: 'commerce/download-closed',
};

/**
 * `GET /checkout/download/:link`: streams a bought file to anyone with its signed link. A resumed download is not counted
 * again; `HEAD` counts nothing.
 */
export const downloadRoute: Route = (app, services) => {
  app.route<DownloadRequest>({
    method: ['GET', 'HEAD'],
    url: DOWNLOAD_PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const site = siteOf(request);
      const key = readDownloadLink(site, request.params.link);
      if (!key) return refuseDownload(reply, 'commerce/download-unknown');
      return request.method === 'HEAD'
        ? describe(services, { key, request, reply })
        : send(services, { key, request, reply });
    },
  });
};

interface DownloadInput {
  readonly key: DownloadKey;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function describe({ db }: Services, { key, request, reply }: DownloadInput): Promise<FastifyReply> {
  const [file] = await orderFiles(db, { ...key, siteId: siteOf(request).id });
  if (!file) return refuseDownload(reply, 'commerce/download-gone');
  if (file.state !== 'ready') return refuseDownload(reply, REFUSED[file.state]);
  return headersFor(reply, file).header('content-length', file.bytes).code(200).send();
}

async function send(services: Services, { key, request, reply }: DownloadInput): Promise<FastifyReply> {
  const { db } = services;
  const siteId = siteOf(request).id;
  const file = await countDownload(db, { ...key, siteId, rangeOf: (one) => rangeOf(request, one) });
  if (!file) return refuseDownload(reply, 'commerce/download-gone');
  if (file.state !== 'ready') return refuseDownload(reply, REFUSED[file.state]);
  const part = rangeOf(request, file);
  if (part.kind === 'unsatisfiable')
    return headersFor(reply, file).header('content-range', `bytes */${file.bytes}`).code(416).send();
  return stream(services, { key, request, reply }, { file, part });
}

type Part = Exclude<RequestedRange, { readonly kind: 'unsatisfiable' }>;

/** The requested range; the whole file if it has changed since the part was downloaded (`If-Range`). */
function rangeOf({ headers }: FastifyRequest, file: OrderFile): RequestedRange {
  const condition = headers['if-range'];
  return condition !== undefined && condition !== etagOf(file)
    ? { kind: 'whole' }
    : requestedRange(headers.range, file.bytes);
}

async function stream(
  { db, objects }: Services,
  { key, request, reply }: DownloadInput,
  { file, part }: { readonly file: OrderFile; readonly part: Part },
): Promise<FastifyReply> {
  const range = part.kind === 'whole' ? { first: 0, last: file.bytes - 1 } : part;
  const length = range.last - range.first + 1;
  const bytes = await objects.read(file.objectKey, range);
  if (!bytes) {
    request.log.error({ key: file.objectKey }, 'a product file is missing');
    await giveBackBytes(db, key, length);
    return refuseDownload(reply, 'commerce/download-gone');
  }
  const body = countedBytes(bytes, (sent) => {
    if (sent >= length) return;
    giveBackBytes(db, key, length - sent).catch((err: unknown) =>
      request.log.warn({ err }, 'an interrupted download could not be recorded'),
    );
  });
  headersFor(reply, file).header('content-length', length);
  if (part.kind === 'part') reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${file.bytes}`);
  return reply.send(body);
}

/** The stream, which reports the number of sent bytes when it ends or the connection closes. */
function countedBytes(bytes: Readable, isOver: (sent: number) => void): Readable {
  let sent = 0;
  const counted = async function* () {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      yield chunk;
      sent += chunk.length;
    }
  };
  return Readable.from(counted(), { objectMode: false }).once('close', () => isOver(sent));
}

/** The file must not run or be shown on this site. */
function headersFor(reply: FastifyReply, file: OrderFile): FastifyReply {
  return sendAsFile(reply)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachmentOf(file.name))
    .header('content-type', 'application/octet-stream')
    .header('accept-ranges', 'bytes')
    .header('etag', etagOf(file))
    .header('cache-control', 'private, no-store');
}

function etagOf({ sha256 }: OrderFile): string {
  return `"${sha256}"`;
}
