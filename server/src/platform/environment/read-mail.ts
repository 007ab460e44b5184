import { isEmail } from '../mail/is-email';
import { StartError } from '../postgres/start-error';
import type { Config } from './config';
import type { Env } from './config';

const SMTP = /^smtps?:$/;
/** An address alone, or in angle brackets behind a name; neither may hold what means something in a list of addresses. */
const SENDER = /^(?:[^<>@,;:"()[\]\\\r\n]+ <([^<>,;:"()[\]\\\s]+)>|([^<>,;:"()[\]\\\s]+))$/;

/**
 * How emails go out. Fails closed: emails that nobody can send, or whose sender is refused everywhere, are missed by
 * nobody until somebody needs one.
 */
export function readMail(env: Env): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = readSmtpUrl(env['SMTP_URL']);
  const mailFrom = readSender(env['MAIL_FROM']);
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new StartError(
      'MAIL_FROM is not set, but SMTP_URL is: give it the address that emails come from, like no-reply@sites.example.',
    );
  return { ...(smtpUrl === undefined ? {} : { smtpUrl }), ...(mailFrom === undefined ? {} : { mailFrom }) };
}

/** The refused address is not shown: it may hold a password. */
function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && isMailServer(new URL(text))) return text;
  throw new StartError(
    'SMTP_URL is not the address of a mail server: write it as smtps://user:password@host or smtp://host:25, ' +
      'or leave it out to write emails to files in the data folder.',
  );
}

/** What follows the host could only be settings of the mail library; none of them is meant to be set here. */
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
