import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mailer';

/** A letter as it is written on the wire. */
export function messageOf({ id, recipient, subject, body, html }: Letter, from: string): SendMailOptions {
  return {
    from,
    // A text would be taken for a list: `a,b@x.example` is one address.
    to: { name: '', address: recipient },
    subject,
    text: body,
    ...(html === undefined ? {} : { html }),
    messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>`,
    // Nobody's absence is to be told to a machine (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
