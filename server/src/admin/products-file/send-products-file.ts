import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendAsFile } from '../../site/page/send/security-headers';

/** Sends CSV as a file with this name. */
export function sendProductsFile(reply: FastifyReply, name: string, csv: string | AsyncIterable<string>): FastifyReply {
  return sendAsFile(reply)
    .header('content-type', 'text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(typeof csv === 'string' ? csv : Readable.from(csv));
}
