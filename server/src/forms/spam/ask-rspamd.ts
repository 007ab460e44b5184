import { createTransport } from 'nodemailer';
import { z } from 'zod';

/** Visitors wait for the answer. */
const LONGEST_MS = 3000;
/** What rspamd would do with an email that it takes for spam; the others are delivered as they are, or later. */
const SPAM_ACTIONS: ReadonlySet<string> = new Set(['add header', 'rewrite subject', 'reject']);

export interface MessageToCheck {
  /** Heading of the form. */
  readonly subject: string;
  readonly text: string;
  /** The first email address among the answers. */
  readonly email: string | undefined;
  /** IP address of the sender. */
  readonly address: string;
  readonly recipient: string;
}

/** Sends nothing: it only writes emails. */
const WRITER = createTransport({ streamTransport: true, buffer: true });

const answerSchema = z.object({ action: z.string() });

/**
 * Asks rspamd (`POST /checkv2`) whether a message is spam, as an email from its sender. Rejects if there is no answer in time, or
 * none that can be read.
 */
export async function isSpamByRspamd(url: string, message: MessageToCheck): Promise<boolean> {
  const { email, address } = message;
  const answer = await fetch(`${url}/checkv2`, {
    method: 'POST',
    headers: { ip: address, ...(email !== undefined && isAscii(email) && { from: email }) },
    body: new Uint8Array(await emailOf(message)),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!answer.ok) throw new Error(`rspamd has answered with ${answer.status}.`);
  return SPAM_ACTIONS.has(answerSchema.parse(await answer.json()).action);
}

async function emailOf({ subject, text, email, recipient }: MessageToCheck): Promise<Buffer> {
  // Objects, because as texts `a,b@x.example` would be parsed as two addresses.
  const from = { name: '', address: email ?? recipient };
  const { message } = await WRITER.sendMail({ from, to: { name: '', address: recipient }, subject, text });
  return message as Buffer;
}

/** Headers of HTTP carry nothing else. */
function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}
