import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './column';

interface MailOutboxTable {
  id: Generated<string>;
  site_id: string;
  recipient: string;
  subject: string;
  /** Null once the email was sent or given up, as it may contain a token. */
  body: string | null;
  /** The body as HTML, if any. Null whenever `body` is. */
  html: ColumnType<string | null, string | null | undefined, string | null>;
  /** Unique per site, to send the same content only once; null for no such limit. */
  about: ColumnType<string | null, string | null | undefined, never>;
  /** Leaves the list the email was sent to (RFC 8058). Null for other emails, and whenever `body` is. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, string | null>;
  /** Where replies go, if not to the site's contact address. */
  reply_to: ColumnType<string | null, string | null | undefined, never>;
  due_at: Generated<Date>;
  attempts: Generated<number>;
  created_at: CreatedAt;
  /** True if it counts under the hourly limit of its recipient. */
  is_limited: Generated<boolean>;
  /** The first planned time; after `created_at` if the recipient had reached the limit. */
  scheduled_at: Generated<Date>;
  sent_at: Date | null;
  last_error: string | null;
}

export interface MailTables {
  mail_outbox: MailOutboxTable;
}
