import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './column';

interface MailOutboxTable {
  id: Generated<string>;
  site_id: string;
  recipient: string;
  subject: string;
  /** Null once the email has been sent or given up: it may hold a token. */
  body: string | null;
  /** The same as HTML, where the email has that. Null as soon as `body` is. */
  html: ColumnType<string | null, string | null | undefined, string | null>;
  /** What it tells: there is one such email on a site. Null where nothing is to be kept from telling it again. */
  about: ColumnType<string | null, string | null | undefined, never>;
  /** When it is to be sent, or tried again. */
  due_at: Generated<Date>;
  /** How often that was begun. */
  attempts: Generated<number>;
  created_at: CreatedAt;
  /** True where it counts among the few emails that its recipient may get in an hour. */
  is_limited: Generated<boolean>;
  /** When it was to be sent first; later than `created_at` where its recipient had had enough by then. */
  scheduled_at: Generated<Date>;
  sent_at: Date | null;
  /** Why the last attempt failed. */
  last_error: string | null;
}

/** Tables of emails. */
export interface MailTables {
  mail_outbox: MailOutboxTable;
}
