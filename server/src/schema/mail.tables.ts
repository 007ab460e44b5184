import type { Generated } from 'kysely';
import type { CreatedAt } from './column';

interface MailOutboxTable {
  id: Generated<string>;
  site_id: string;
  recipient: string;
  subject: string;
  /** Null once the letter has been sent or given up: it may hold a token. */
  body: string | null;
  /** When it is to be sent, or tried again. */
  due_at: Generated<Date>;
  /** How often that was begun. */
  attempts: Generated<number>;
  created_at: CreatedAt;
  sent_at: Date | null;
  /** Why the last attempt failed. */
  last_error: string | null;
}

/** Tables of letters. */
export interface MailTables {
  mail_outbox: MailOutboxTable;
}
