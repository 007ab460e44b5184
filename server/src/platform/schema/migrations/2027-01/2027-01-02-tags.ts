import { sql, type Kysely } from 'kysely';

const LONGEST = 50;

/** Where the addresses of tags lead that owners rename or merge; tags are shorter than before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table former_tag (
    site_id uuid not null references site on delete cascade,
    tag_key text not null,
    now_key text not null,
    primary key (site_id, tag_key)
  )`.execute(db);
  await shortenTags(db, { table: 'page', column: 'record', path: '{tags}' });
  await shortenTags(db, { table: 'page_draft', column: 'content', path: '{record,tags}' });
  await shortenTags(db, { table: 'page_version', column: 'content', path: '{record,tags}' });
}

interface Place {
  readonly table: string;
  readonly column: string;
  readonly path: string;
}

async function shortenTags(db: Kysely<unknown>, { table, column, path }: Place): Promise<void> {
  const [rows, json, tags] = [sql.table(table), sql.ref(column), sql.lit(path)];
  await sql`
    update ${rows} set ${json} = jsonb_set(${json}, ${tags}, (
      select jsonb_agg(left(tag, ${sql.lit(LONGEST)}) order by place)
      from jsonb_array_elements_text(${json} #> ${tags}) with ordinality as tags (tag, place)
    ))
    where exists (
      select from jsonb_array_elements_text(${json} #> ${tags}) as tags (tag) where length(tag) > ${sql.lit(LONGEST)}
    )`.execute(db);
}
