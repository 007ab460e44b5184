import { z } from 'zod';

const noticeSchema = z.object({
  site: z.uuid().optional(),
  stockOf: z.uuid().optional(),
  stock: z.number().optional(),
  registry: z.number().optional(),
});

/** Parses a notice: a changed site, a stock revision or a registry serial; empty if malformed. */
export function readNotice(payload: string | undefined): z.output<typeof noticeSchema> {
  try {
    return noticeSchema.safeParse(JSON.parse(payload ?? '')).data ?? {};
  } catch {
    return {};
  }
}
