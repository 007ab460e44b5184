import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

const about = z.object({
  remote: z.string(),
  version: z.string(),
  feature: z.string(),
  reason: z.string().optional(),
  err: z.instanceof(Error).optional(),
});

/** Something of a build that failed while a page was rendered. */
export interface Fault {
  readonly remote: string;
  readonly version: string;
  readonly feature: string;
  readonly reason: string;
}

/** A logger that collects faults with the feature that caused them. */
export function createDryRunLog(): { readonly log: FastifyBaseLogger; take(): Fault[] } {
  let faults: Fault[] = [];
  const ignore = () => undefined;
  const log = {
    level: 'error',
    fatal: ignore,
    warn: ignore,
    info: ignore,
    debug: ignore,
    trace: ignore,
    silent: ignore,
    child: () => log,
    error: (what: unknown) => {
      const parsed = about.safeParse(what);
      if (!parsed.success) return;
      const { remote, version, feature, reason, err } = parsed.data;
      faults.push({ remote, version, feature, reason: (reason ?? err?.message ?? '').trim() });
    },
  } as FastifyBaseLogger;
  return {
    log,
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}
