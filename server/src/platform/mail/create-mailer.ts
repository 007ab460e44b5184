import { join } from 'node:path';
import type { Config } from '../environment/config';
import { createFolderMailer, type FolderMailerLog } from './folder-mailer';
import type { Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

const FOLDER = 'mail';

/** Sends emails by SMTP if configured, else writes them into a folder. */
export function createMailer({ smtpUrl, mailFrom, appDomain, dataDir }: Config, log: FolderMailerLog): Mailer {
  const from = mailFrom ?? `no-reply@${appDomain}`;
  return smtpUrl === undefined
    ? createFolderMailer({ folder: join(dataDir, FOLDER), from, log })
    : createSmtpMailer({ url: smtpUrl, from });
}
