import type { z } from 'zod';

/** Who may make a call. */
export type Access = 'anybody' | 'account' | 'deploy-token';

/** A call of the public API, with its documentation. */
export interface DescribedCall {
  /** Unique id. */
  readonly id: string;
  readonly call: { readonly method: string; readonly path: string };
  readonly summary: string;
  readonly access: Access;
  /** Query parameters. */
  readonly query?: z.ZodObject;
  /** Request body: JSON of this schema, or bytes. */
  readonly body?: z.ZodType | 'bytes';
  /** Response: JSON of this schema, or text of this type. */
  readonly reply: z.ZodType | 'text/csv' | 'text/event-stream';
  /** Additional fields of a refusal. */
  readonly refusal?: z.ZodType;
}
