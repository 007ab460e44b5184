import { sql, type Kysely } from 'kysely';

/** Everything between words: ASCII and Latin-1 without letters and digits, and the punctuation of Unicode. */
const BETWEEN = '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+';

/**
 * The words of a text as they are compared, without case and accents; no word is longer than a lexeme may be, and no
 * text longer than a vector.
 */
const WORDS = `array(
  select left(word, 64) from regexp_split_to_table(
    lower(translate(regexp_replace(normalize(left(entry, 5000), nfkd), '[\\u0300-\\u036f]', '', 'g'), 'łŁøØđĐ', 'lLoOdD')),
    '${BETWEEN}') as word
  where word <> '')`;

/**
 * Indexes of the admin area's search, by words and their beginnings. An index of a vector is one for all sites, so the
 * site's id is a word of each vector. Functions of PL/pgSQL are not inlined: the planner sees what a vector costs, and uses
 * the index instead of making all of them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function entry_vector(site uuid, entry text) returns tsvector
    language plpgsql immutable parallel safe cost 1000 as ${sql.lit(
      `begin return array_to_tsvector(array_append(${WORDS}, site::text)); end`,
    )}`.execute(db);
  // Words contain no punctuation, so none can end the quotation. Without any word the query is null, and nothing matches.
  await sql`create function entry_query(site uuid, entry text) returns tsquery
    language plpgsql immutable parallel safe cost 1000 as ${sql.lit(
      `begin return (select quote_literal(site::text) || string_agg(' & ' || quote_literal(word) || ':*', '')
        from unnest(${WORDS}) as word)::tsquery; end`,
    )}`.execute(db);
  await sql`create index customer_order_entry on customer_order using gin (
    entry_vector(site_id, number::text || ' ' || email || ' ' ||
      coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '')))`.execute(db);
  await sql`create index product_entry on product using gin (entry_vector(site_id, title || ' ' || slug))
    where removed_at is null`.execute(db);
  await sql`create index variant_entry on variant using gin (entry_vector(site_id, sku))
    where removed_at is null`.execute(db);
  await sql`create index form_submission_entry on form_submission using gin (
    entry_vector(site_id, coalesce(number, '') || ' ' ||
      jsonb_path_query_array(fields, 'strict $.** ? (@.type() == "string" && @ like_regex "^\\\\S+@\\\\S+$")')::text))
    where quarantined_at is null`.execute(db);
  await sql`create index site_member_entry on site_member using gin (
    entry_vector(site_id, display_name || ' ' || email))`.execute(db);
  await sql`create index coupon_entry on coupon using gin (entry_vector(site_id, code))
    where removed_at is null`.execute(db);
  await sql`create index list_subscriber_entry on list_subscriber using gin (entry_vector(site_id, email))`.execute(db);
}
