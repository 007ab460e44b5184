import { isNativeError } from 'node:util/types';
/** The class of SQL states that tell of a connection, and what PostgreSQL says while it goes down, comes up or is full. */
const CONNECTION_CLASS = '08';
const STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);
/** What a server says to a change that takes none: after a failover the old one may go on for a while, as a copy of the new. */
const READ_ONLY = '25006';
/** What a server says that goes down, has gone down or comes up. */
const GOING = new Set(['57P01', '57P02', '57P03']);
/** What the system says where nobody listens any more. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const CONNECTING = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** What the driver says of a connection that broke, without any code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

const BROKEN = /^Connection terminated unexpectedly/;

/** True for a failure of the database as a whole: nothing is wrong with what was asked, and later it will be answered. */
export function isUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && SYSTEM_CODES.has(code)) return syscall !== undefined && CONNECTING.has(syscall);
  if (code !== undefined && (code.startsWith(CONNECTION_CLASS) || STATES.has(code) || code === READ_ONLY)) return true;
  return DRIVER_MESSAGES.test(error.message);
}

/** True where a server that answers has refused a change because it takes none. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY;
}

/**
 * True where the server behind a connection is not the one to ask any more: the connections beside it lead to the same, and the
 * address by now perhaps to another.
 */
export function hasMoved(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return code === READ_ONLY || GOING.has(code) || code.startsWith(CONNECTION_CLASS) || isBroken(error);
}

/** A server that goes down may end a connection before its last words have been read. */
function isBroken(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ECONNRESET' || code === 'EPIPE' || (isNativeError(error) && BROKEN.test(error.message));
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
