import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { messageOf } from './message-of';

/** Only who runs the server may read them: they hold tokens. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Where it is said that emails lie in files. */
export interface FolderMailerLog {
  warn(detail: unknown, message: string): void;
}

/** Which folder, and on whose behalf. */
export interface FolderMailerOptions {
  readonly folder: string;
  readonly from: string;
  readonly log: FolderMailerLog;
}

/** Writes each email into a file that mail programs open, and says where it lies. */
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
