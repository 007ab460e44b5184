import { join } from 'node:path';
import type { Config } from '../environment/config';
import { createFolderMailer, type FolderMailerLog } from './folder-mailer';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

const FOLDER = 'mail';

/** The way emails go: by SMTP where that is set up, else into a folder of this machine. */
export function createMailer({ smtpUrl, mailFrom, appDomain, dataDir }: Config, log: FolderMailerLog): Mailer {
  const from = mailFrom ?? `no-reply@${appDomain}`;
  return smtpUrl === undefined
    ? createFolderMailer({ folder: join(dataDir, FOLDER), from, log })
    : createSmtpMailer({ url: smtpUrl, from });
}
