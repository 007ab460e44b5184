import type { z } from 'zod';

/** Who may make a call. */
export type Access = 'anybody' | 'account' | 'deploy-token';

/** A call that others may build on, with all they must know of it. */
export interface DescribedCall {
  /** Names it among all. */
  readonly id: string;
  readonly call: { readonly method: string; readonly path: string };
  readonly summary: string;
  readonly access: Access;
  /** What stands in the query, and whether it must. */
  readonly query?: z.ZodObject;
  /** What is sent: JSON of this form, or bytes. */
  readonly body?: z.ZodType | 'bytes';
  /** What is answered: JSON of this form, or text of this type. */
  readonly reply: z.ZodType | 'text/csv' | 'text/event-stream';
  /** What a refusal says beside what every refusal says. */
  readonly refusal?: z.ZodType;
}
