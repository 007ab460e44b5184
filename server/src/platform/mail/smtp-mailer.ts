import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';
import { messageOf } from './message-of';

/** A mail server that takes longer is as good as away; it must be less than the first pause between two attempts. */
const LONGEST_MS = 30_000;

/** Which mail server, and on whose behalf. */
export interface SmtpMailerOptions {
  /** `smtp://` or `smtps://`, with user and password where it asks for them. */
  readonly url: string;
  readonly from: string;
  readonly longestMs?: number;
}

/** Hands emails to a mail server, each by a connection of its own. */
export function createSmtpMailer({ url, from, longestMs = LONGEST_MS }: SmtpMailerOptions): Mailer {
  const { protocol, password } = new URL(url);
  const transport = createTransport({
    url,
    // Encryption that is merely offered can be taken out of the offer on the way; a password is not told then.
    requireTLS: protocol === 'smtp:' && password !== '',
  });
  return {
    send: async (email) => {
      await transport.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(longestMs) });
    },
  };
}
