import { z } from 'zod';

const noticeSchema = z.object({
  site: z.uuid().optional(),
  stockOf: z.uuid().optional(),
  stock: z.number().optional(),
  registry: z.number().optional(),
});

/** What a notice says: which site changed, up to which revision its stock did, or up to which serial the registry did. Garbage says nothing: anybody at the database can send some. */
export function readNotice(payload: string | undefined): z.output<typeof noticeSchema> {
  try {
    return noticeSchema.safeParse(JSON.parse(payload ?? '')).data ?? {};
  } catch {
    return {};
  }
}
