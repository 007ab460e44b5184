import type { SendMailOptions } from 'nodemailer';
import type { Email, EmailSender } from './mailer';

/** An owner writes the name: what ends a line in it, or cannot be seen, has no place in a header. */
const UNSEEN = /[\p{Cc}\p{Cs}\s]+/gu;

/**
 * An email as it is written on the event bus. Its sender is the site's name, quoted or encoded (RFC 5322, section 3.2.4; RFC
 * 2047), at the address of `from`.
 */
export function messageOf({ id, sender, recipient, subject, body, html }: Email, from: string): SendMailOptions {
  const address = addressOf(from);
  return {
    from: { name: nameOf(sender), address },
    ...(sender.contactEmail === undefined ? {} : { replyTo: { name: nameOf(sender), address: sender.contactEmail } }),
    // A text would be taken for a list: `a,b@x.example` is one address.
    to: { name: '', address: recipient },
    subject,
    text: body,
    ...(html === undefined ? {} : { html }),
    messageId: `<${id}@${address.replace(/^.*@/, '')}>`,
    // Nobody's absence is to be told to a machine (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function nameOf({ name }: EmailSender): string {
  return name.replace(UNSEEN, ' ').trim();
}

/** `no-reply@sites.example` of that, and of `Colonnade <no-reply@sites.example>`. */
function addressOf(from: string): string {
  return /<([^<>]*)>$/.exec(from)?.[1] ?? from;
}
