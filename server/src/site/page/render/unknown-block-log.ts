import type { FastifyBaseLogger } from 'fastify';
import type { Block } from 'shared-types/site/page/page';

export function createUnknownBlockLog(log: FastifyBaseLogger): (block: Block) => void {
  const seen = new Set<string>();
  return ({ id, type }) => {
    if (seen.has(id)) return;
    seen.add(id);
    log.warn({ block: id, type }, 'no remote shows blocks of this type');
  };
}
