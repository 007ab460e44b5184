import type { SendMailOptions } from 'nodemailer';
import type { Email, EmailSender } from './mailer';

/** Line breaks and invisible characters, which owners may put into names, are not allowed in headers. */
const UNSEEN = /[\p{Cc}\p{Cs}\s]+/gu;

/** Also the body that mail programs post (RFC 8058, section 3.2). */
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** An email for nodemailer, from the site's name (RFC 5322, section 3.2.4; RFC 2047) at the address of `from`. */
export function messageOf(
  { id, sender, recipient, replyTo, subject, body, html, unsubscribeUrl }: Email,
  from: string,
): SendMailOptions {
  const address = addressOf(from);
  return {
    from: { name: nameOf(sender), address },
    ...replyToOf(sender, replyTo),
    // As text, `a,b@x.example` would be parsed as two addresses.
    to: { name: '', address: recipient },
    subject,
    text: body,
    ...(html === undefined ? {} : { html }),
    messageId: `<${id}@${address.replace(/^.*@/, '')}>`,
    // Prevents automatic replies (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
  };
}

function replyToOf(sender: EmailSender, replyTo: string | undefined): Pick<SendMailOptions, 'replyTo'> {
  if (replyTo !== undefined) return { replyTo: { name: '', address: replyTo } };
  const { contactEmail } = sender;
  return contactEmail === undefined ? {} : { replyTo: { name: nameOf(sender), address: contactEmail } };
}

/** One-click unsubscribing (RFC 8058, section 3.1), which needs `https:`; else only the link (RFC 2369). */
function unsubscribeHeaders(url: string | undefined): Readonly<Record<string, string>> {
  if (url === undefined) return {};
  const link = { 'List-Unsubscribe': `<${url}>` };
  return url.startsWith('https:') ? { ...link, 'List-Unsubscribe-Post': ONE_CLICK } : link;
}

function nameOf({ name }: EmailSender): string {
  return name.replace(UNSEEN, ' ').trim();
}

/** `no-reply@sites.example` from either that or `Colonnade <no-reply@sites.example>`. */
function addressOf(from: string): string {
  return /<([^<>]*)>$/.exec(from)?.[1] ?? from;
}
