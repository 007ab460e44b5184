import { sql, type Kysely, type Migration } from 'kysely';
import { MIGRATIONS, type MigrationList } from './migrate';

const running = (statement: string): Migration => ({
  up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)),
});

/** The known migrations, and some that could follow; these need the table of the first of them. */
export const LATER_MIGRATIONS: MigrationList = {
  '2999-02-01-note-author': running(`alter table note add column author text not null default ''`),
  '2999-01-02-note-text': running(`alter table note add column text text not null default ''`),
  '2999-01-01-note': running('create table note (id int primary key)'),
  ...MIGRATIONS,
};
