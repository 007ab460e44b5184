import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table product_file (
    product_id uuid primary key references product on delete cascade,
    site_id uuid not null references site on delete cascade,
    id uuid not null,
    name text not null,
    sha256 text not null,
    bytes bigint not null check (bytes >= 0),
    object_key text not null unique,
    first_offered_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create index product_file_site on product_file (site_id)`,
  `create table order_download (
    order_id uuid not null references customer_order on delete cascade,
    product_id uuid not null references product on delete cascade,
    site_id uuid not null references site on delete cascade,
    used int not null default 0 check (used >= 0),
    most int not null,
    ends_at timestamptz not null,
    bytes_left bigint not null default 0,
    primary key (order_id, product_id)
  )`,
  `create index order_download_product on order_download (product_id)`,
  `create index order_download_site on order_download (site_id)`,
  // The sweep finds the bytes of a file that was replaced, or removed with or without its product.
  `create function note_product_file() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.object_key = old.object_key then return null; end if;
      insert into unclaimed_object (object_key, site_id)
        select old.object_key, old.site_id where exists (select from site where id = old.site_id)
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger product_file_gone after update or delete on product_file
    for each row execute function note_product_file()`,
];

/** The file of a product, and how often a paid order may still download it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
