import type { z } from 'zod';
import type { ErrorCode } from '../../platform/errors';
import type { Capability } from '../../site/session/capabilities';

/** Who may make a call: everyone, holders of a deploy token, or accounts with a capability. */
export type CallAccess = 'everyone' | 'deploy-token' | Capability;

/** A reply that is neither a success nor an error. */
export interface OtherReply {
  readonly description: string;
  /** Schema of its JSON; without one it has no body. */
  readonly schema?: z.ZodType;
}

/** A call of the public API, with its documentation. Descriptions are Markdown. */
export interface DescribedCall {
  /** Unique id. */
  readonly id: string;
  readonly call: { readonly method: string; readonly path: string };
  /** Title of a few words. */
  readonly summary: string;
  readonly description: string;
  readonly access: CallAccess;
  /** Path parameters. */
  readonly path?: z.ZodObject;
  /** Query parameters. */
  readonly query?: z.ZodObject;
  /** JSON of this schema, or bytes. */
  readonly body?: z.ZodType | 'bytes';
  /** Reply with status 200: JSON of this schema, or text of this type. */
  readonly reply: z.ZodType | 'text/csv' | 'text/event-stream';
  /** What a successful reply contains. */
  readonly returns: string;
  /** Further replies by status. */
  readonly otherReplies?: Readonly<Record<number, OtherReply>>;
  /** The codes of its errors, without those that every call has. */
  readonly errors: readonly ErrorCode[];
  /** Name of the schema of its errors; `Failure` if absent. */
  readonly failure?: 'DeployFailure';
}

/** Calls that are documented together. */
export interface DescribedArea {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly DescribedCall[];
}
