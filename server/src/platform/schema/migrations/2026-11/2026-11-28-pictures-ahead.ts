import { sql, type Kysely } from 'kysely';

/** Pictures have a preview, and their renditions are made before anybody asks for them: at first those of all that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table asset
    add column preview text,
    add column renditions_due_at timestamptz default now(),
    add column renditions_tries int not null default 0`.execute(db);
  await sql`create index asset_renditions_due on asset (renditions_due_at) where renditions_due_at is not null`.execute(
    db,
  );
}
