import type { SocketConnection } from '../../../server/src/platform/postgres/embedded/socket-connection';

export function addressOf({ host, port, user, password, database }: SocketConnection): string {
  return `postgresql://${user}:${password}@localhost/${database}?${new URLSearchParams({ host, port: String(port) }).toString()}`;
}
