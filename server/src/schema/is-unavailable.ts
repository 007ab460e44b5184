/** The class of SQL states that tell of a connection, and what PostgreSQL says while it goes down, comes up or is full. */
const CONNECTION_CLASS = '08';
const STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);
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
const DRIVER_SENTENCES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** True for a failure of the database as a whole: nothing is wrong with what was asked, and later it will be answered. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && SYSTEM_CODES.has(code)) return syscall !== undefined && CONNECTING.has(syscall);
  if (code !== undefined && (code.startsWith(CONNECTION_CLASS) || STATES.has(code))) return true;
  return DRIVER_SENTENCES.test(error.message);
}
