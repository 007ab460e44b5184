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
];

/**
 * Several links for a new password work side by side: whoever asks for another ends none. Links of before still work. A
 * server of before that still runs spends links, but can make none: letters that are asked for there are written by one of
 * now, and an invitation fails there whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
