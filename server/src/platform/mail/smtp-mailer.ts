import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { messageOf } from './message-of';

/** A slower mail server counts as unavailable; must be less than the first pause between two attempts. */
const LONGEST_MS = 30_000;

export interface SmtpMailerOptions {
  /** `smtp://` or `smtps://`, with user and password if needed. */
  readonly url: string;
  readonly from: string;
  readonly longestMs?: number;
}

/** Sends emails to a mail server, each on its own connection. */
export function createSmtpMailer({ url, from, longestMs = LONGEST_MS }: SmtpMailerOptions): Mailer {
  const { protocol, password } = new URL(url);
  const transport = createTransport({
    url,
    // An attacker could remove an offer of STARTTLS, so it is required before a password is sent.
    requireTLS: protocol === 'smtp:' && password !== '',
  });
  return {
    send: async (email) => {
      await transport.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(longestMs) });
    },
  };
}
