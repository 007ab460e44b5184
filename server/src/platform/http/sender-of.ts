import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of';

/** Who sent a request, as far as limits tell one from another: the address it came from, or of version 6 its network. */
export function senderOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}
