import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of';

/** The sender for rate limits: an IPv4 address, or an IPv6 network. */
export function senderOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}
