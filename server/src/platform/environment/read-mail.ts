import { isEmail } from '../mail/is-email';
import { StartError } from '../postgres/start-error';
import type { Config } from './config';
import type { Env } from './config';

const SMTP = /^smtps?:$/;
/** An address alone, or in angle brackets after a name, without characters that separate addresses. */
const SENDER = /^(?:[^<>@,;:"()[\]\\\r\n]+ <([^<>,;:"()[\]\\\s]+)>|([^<>,;:"()[\]\\\s]+))$/;

/** The mail settings. Fails closed: emails that cannot be sent would go unnoticed until somebody needs one. */
export function readMail(env: Env): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = readSmtpUrl(env['SMTP_URL']);
  const mailFrom = readSender(env['MAIL_FROM']);
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new StartError(
      'MAIL_FROM is not set, but SMTP_URL is: give it the address that emails come from, like no-reply@sites.example.',
    );
  return { ...(smtpUrl === undefined ? {} : { smtpUrl }), ...(mailFrom === undefined ? {} : { mailFrom }) };
}

/** Does not show the refused URL, which may contain a password. */
function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && isMailServer(new URL(text))) return text;
  throw new StartError(
    'SMTP_URL is not the address of a mail server: write it as smtps://user:password@host or smtp://host:25, ' +
      'or leave it out to write emails to files in the data folder.',
  );
}

/** Anything after the host would set options of the mail library, which are not configurable here. */
function isMailServer({ protocol, hostname, pathname, search, hash }: URL): boolean {
  return SMTP.test(protocol) && hostname !== '' && ['', '/'].includes(pathname) && search === '' && hash === '';
}

function readSender(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const [, named, alone] = SENDER.exec(text) ?? [];
  if (isEmail(named ?? alone ?? '')) return text;
  throw new StartError(
    `MAIL_FROM is "${text}": give it one address, like no-reply@sites.example or Colonnade <no-reply@sites.example>.`,
  );
}
