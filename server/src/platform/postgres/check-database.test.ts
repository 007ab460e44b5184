import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { addressOf } from '../../../../tools/testing/database/database-address';
import { checkDatabase } from './check-database';
import { LONGEST_CONNECT_MS } from './connect-limit';

const GUEST = `guest_${randomBytes(4).toString('hex')}`;
const GUEST_PASSWORD = 'guest-of-the-test';

let database: TestDatabase;
let admin: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  admin = new pg.Client(database.connection);
  await admin.connect();
  await admin.query(`create role ${GUEST} login password '${GUEST_PASSWORD}'`);
});
afterAll(async () => {
  await admin.query(`drop owned by ${GUEST}`);
  await admin.query(`drop role ${GUEST}`);
  await admin.end();
  await database.drop();
});

const address = (change: { readonly user?: string; readonly database?: string } = {}) =>
  addressOf({ ...database.connection, ...(change.user === GUEST && { password: GUEST_PASSWORD }), ...change });

test('accepts an empty database of its own, and one that its owner has migrated', async () => {
  await expect(checkDatabase(address())).resolves.toBeUndefined();
  await admin.query('create table kysely_migration (name text)');
  await admin.query(`grant select on kysely_migration to ${GUEST}`);
  await expect(checkDatabase(address({ user: GUEST }))).resolves.toBeUndefined();
  await admin.query('drop table kysely_migration');
});

test('a user without permission to create tables is told how to get it', async () => {
  const { database: name } = database.connection;
  await expect(checkDatabase(address({ user: GUEST }))).rejects.toThrow(
    `The user ${GUEST} may not make tables in the database ${name} that DATABASE_URL names: ` +
      `make that user its owner with "alter database ${name} owner to ${GUEST}".`,
  );
  await admin.query(`alter database ${name} owner to ${GUEST}`);
  await expect(checkDatabase(address({ user: GUEST }))).resolves.toBeUndefined();
  await admin.query(`alter database ${name} owner to ${database.connection.user}`);
});

test('a read-only database is refused', async () => {
  await admin.query(`alter role ${GUEST} set default_transaction_read_only = on`);
  await expect(checkDatabase(address({ user: GUEST }))).rejects.toThrow('can only be read');
});

test('a database with another encoding than UTF-8 is refused', async () => {
  const name = `${database.connection.database}_latin`;
  await admin.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C' locale_provider 'libc'`);
  await expect(checkDatabase(address({ database: name }))).rejects.toThrow('keeps text as LATIN1');
  await admin.query(`drop database ${name}`);
});

test.each([
  ['a missing database', { database: 'none' }, 'database "none" does not exist'],
  ['an unknown user', { user: 'nobody_at_all' }, 'password authentication failed for user "nobody_at_all"'],
])('%s is explained in one sentence', async (_what, change, reason) => {
  await expect(checkDatabase(address(change))).rejects.toThrow(
    new RegExp(`^The PostgreSQL that DATABASE_URL names \\(.+\\) cannot be used: ${reason}; start it, correct`),
  );
});

describe('by its answers', () => {
  afterEach(() => void jest.useRealTimers());

  // PostgreSQL's protocol: a type letter, the length, the content.
  const message = (email: string, ...parts: (Buffer | string)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const head = Buffer.alloc(5, email);
    head.writeUInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const field = (name: string, type: number) => {
    const rest = Buffer.alloc(18);
    rest.writeUInt32BE(type, 6);
    return Buffer.concat([Buffer.from(`${name}\0`), rest]);
  };
  const value = (text: string) => Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(text)]);
  const READY = message('Z', 'I');
  const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
  const OLD = Buffer.concat([
    message('T', Buffer.from([0, 1]), field('version', 23)),
    message('D', Buffer.from([0, 1]), value('140011')),
    message('C', 'SELECT 1\0'),
    READY,
  ]);
  const WRONG_PASSWORD = message('E', 'SFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0');

  /** A server that answers the first and the second message with these. */
  async function check(
    first: Buffer,
    { second = Buffer.alloc(0), user = 'ann:secret', onRequest = (): void => undefined } = {},
  ): Promise<string> {
    const server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(first);
        onRequest();
        socket.once('data', () => socket.write(second));
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const outcome = checkDatabase(`postgresql://${user}@127.0.0.1:${port}/shop`);
    const complaint = await outcome.then(
      () => 'accepted',
      (error: Error) => error.message,
    );
    server.close();
    return complaint.replace(String(port), 'PORT');
  }

  test('a version that is too old is refused by its number', async () => {
    expect(await check(WELCOME, { second: OLD })).toBe(
      'DATABASE_URL names a PostgreSQL 14: Colonnade needs version 15 or newer.',
    );
  });

  test('a server that accepts the connection and stays silent times out', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    let complaint = Promise.resolve('');
    await new Promise<void>((onRequest) => {
      complaint = check(Buffer.alloc(0), { onRequest });
    });
    await jest.advanceTimersByTimeAsync(LONGEST_CONNECT_MS);
    expect(await complaint).toContain('cannot be used: it has said nothing for 10 s');
  });

  test('a missing password in DATABASE_URL is reported', async () => {
    const saslWanted = message('R', Buffer.from([0, 0, 0, 10]), 'SCRAM-SHA-256\0\0');
    const firstAnswer = message('R', Buffer.from([0, 0, 0, 11]), 'r=nonce,s=c2FsdA==,i=4096');
    expect(await check(saslWanted, { second: firstAnswer, user: 'ann' })).toMatch(
      /cannot be used: it asks for a password, and DATABASE_URL has none; start it/,
    );
  });

  test('a refused password is reported without showing it', async () => {
    expect(await check(WRONG_PASSWORD)).toBe(
      'The PostgreSQL that DATABASE_URL names (127.0.0.1:PORT, database shop) cannot be used: password authentication failed for user "ann"; ' +
        'start it, correct DATABASE_URL, or leave DATABASE_URL out to use the one that comes with Colonnade.',
    );
  });
});

test('an unreachable server is named with its address', async () => {
  await expect(checkDatabase('postgresql://ann:secret@127.0.0.1:1/shop')).rejects.toThrow(
    'The PostgreSQL that DATABASE_URL names (127.0.0.1:1, database shop) cannot be used: connect ECONNREFUSED 127.0.0.1:1; start it',
  );
});
