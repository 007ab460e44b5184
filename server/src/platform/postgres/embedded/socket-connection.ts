/** How to connect to the embedded PostgreSQL: a socket in a folder that only its owner may enter, and a password. */
export interface SocketConnection {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  ssl: false;
}
