/** The index of a site's search, written when its document is imported. */
export const BLOCKS: readonly string[] = [
  `create table search_entry (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    root text not null,
    page_id uuid references page on delete cascade,
    product_id uuid references product on delete cascade,
    title text not null,
    body text not null,
    folded_title text not null,
    folded_body text not null,
    search_vector tsvector not null,
    check (num_nonnulls(page_id, product_id) = 1)
  )`,
  `create index search_entry_site on search_entry (site_id, root)`,
  `create index search_entry_page on search_entry (page_id)`,
  `create index search_entry_product on search_entry (product_id)`,
  `create index search_entry_vector on search_entry using gin (search_vector)`,
];
