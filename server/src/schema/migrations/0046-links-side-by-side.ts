import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table account_reset
    drop constraint account_reset_pkey,
    drop constraint account_reset_token_hash_key,
    add primary key (token_hash)`,
  `create index account_reset_account on account_reset (account_id)`,
  `alter table member_reset
    drop constraint member_reset_pkey,
    drop constraint member_reset_token_hash_key,
    add primary key (token_hash)`,
  `create index member_reset_member on member_reset (member_id)`,
  `create function end_account_resets() returns trigger language plpgsql as $$
    begin
      delete from account_reset where account_id = new.id;
      return null;
    end
  $$`,
  `create trigger account_password after update of password_hash on account for each row
    when (new.password_hash is distinct from old.password_hash) execute function end_account_resets()`,
  `create function end_member_resets() returns trigger language plpgsql as $$
    begin
      delete from member_reset where member_id = new.id;
      return null;
    end
  $$`,
  `create trigger site_member_password after update of password_hash on site_member for each row
    when (new.password_hash is distinct from old.password_hash) execute function end_member_resets()`,
];

/**
 * Several links for a new password work side by side: whoever asks for another ends none, and a new password ends them all,
 * whoever sets it. Links of before still work. A server of before that still runs spends links, but can make none: letters
 * that are asked for there are written by one of now, and an invitation fails there whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
