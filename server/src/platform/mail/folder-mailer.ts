import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { messageOf } from './message-of';

/** Emails contain tokens, so only the server's user may read them. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

export interface FolderMailerLog {
  warn(detail: unknown, message: string): void;
}

export interface FolderMailerOptions {
  readonly folder: string;
  readonly from: string;
  readonly log: FolderMailerLog;
}

/** Writes each email to a file that mail programs can open, and logs its path. */
export function createFolderMailer({ folder, from, log }: FolderMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true });
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(messageOf(email, from));
      const file = join(folder, `${email.id}.eml`);
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      await writeFile(`${file}.new`, message, { mode: OWNER_ONLY.file });
      await rename(`${file}.new`, file);
      log.warn({ file }, 'SMTP_URL is not set: an email was written to a file');
    },
  };
}
