import { isNativeError } from 'node:util/types';
/** SQLSTATE class of connection errors. */
const CONNECTION_CLASS = '08';
const STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);
/** After a failover the old server may still answer, as a read-only copy. */
const READ_ONLY = '25006';
/** SQLSTATEs of a server that is shutting down or starting. */
const GOING = new Set(['57P01', '57P02', '57P03']);
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
/** The driver's messages for broken connections, which have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

const BROKEN = /^Connection terminated unexpectedly/;

/** True if the database as a whole is unavailable, so that the same query may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && SYSTEM_CODES.has(code)) return syscall !== undefined && CONNECTING.has(syscall);
  if (code !== undefined && (code.startsWith(CONNECTION_CLASS) || STATES.has(code) || code === READ_ONLY)) return true;
  return DRIVER_MESSAGES.test(error.message);
}

/** True if a server refused a change because it is read-only. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY;
}

/** True if the pool's connections should be replaced, because the address may lead to another server by now. */
export function hasMoved(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return code === READ_ONLY || GOING.has(code) || code.startsWith(CONNECTION_CLASS) || isBroken(error);
}

/** The server may close a connection before its last message is read. */
function isBroken(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ECONNRESET' || code === 'EPIPE' || (isNativeError(error) && BROKEN.test(error.message));
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
