import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase } from './database';
import { addressOf } from './database-address';

export interface NamedDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates an empty database: on the PostgreSQL of `DATABASE_URL` if set, else on the test run's. */
export async function createNamedDatabase(): Promise<NamedDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) return createOn(given);
  const { connection, drop } = await createTestDatabase('template0');
  return { url: addressOf(connection), drop };
}

async function createOn(given: string): Promise<NamedDatabase> {
  const name = `colonnade_test_${randomBytes(6).toString('hex')}`;
  await run(given, `create database ${name} template template0`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(given, `drop database if exists ${name} with (force)`) };
}

async function run(connectionString: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}
