import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** How the mail server treats emails: `cuts` accepts them, and closes the connection before it says so. */
export type MailManner = 'takes' | 'refuses' | 'postpones' | 'cuts' | 'keeps silent';

export interface ReadEmail {
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded; the parts of an email one after the other. */
  readonly text: string;
}

export interface ReceivedEmail extends ReadEmail {
  readonly recipients: readonly string[];
  readonly manner: MailManner;
}

/** A mail server for tests, with as much SMTP (RFC 5321) as receiving an email needs. */
export interface MailServer {
  readonly url: string;
  readonly emails: ReceivedEmail[];
  /** Every line received outside of emails. */
  readonly commands: string[];
  manner: MailManner;
  /** Called with each email before it is acknowledged. */
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Clients may close the connection at any time.
    socket.on('error', () => socket.destroy());
    void serve(socket, mail);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails: [],
    commands: [],
    manner: 'takes',
    beforeAnswer: () => Promise.resolve(),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return mail;
}

async function serve(socket: Socket, mail: MailServer): Promise<void> {
  const { manner } = mail;
  if (manner === 'keeps silent') return;
  const reply = (line: string) => void socket.write(`${line}\r\n`);
  reply('220 stand-in');
  const recipients: string[] = [];
  let lines: string[] | undefined;
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (!lines) {
      mail.commands.push(line);
      if (line.startsWith('DATA')) lines = [];
      recipients.push(...(/^RCPT TO:<(.*)>/.exec(line)?.slice(1) ?? []));
      reply(answerTo(line, manner));
    } else if (line !== '.') {
      lines.push(line.replace(/^\./, ''));
    } else {
      mail.emails.push({ ...readEmail(lines.join('\n')), recipients, manner });
      lines = undefined;
      await mail.beforeAnswer();
      if (manner === 'cuts') socket.destroy();
      else reply('250 taken');
    }
  }
}

function answerTo(line: string, manner: MailManner): string {
  const [command = ''] = line.split(' ');
  if (command === 'MAIL' && manner === 'postpones') return '451 come back later';
  if (command === 'RCPT' && manner === 'refuses') return '550 no such mailbox';
  return { DATA: '354 go on', QUIT: '221 bye' }[command] ?? '250 well';
}

export function readEmail(raw: string): ReadEmail {
  const [head = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const fields = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = Object.fromEntries(
    fields.map((field) => {
      const [name = ''] = field.split(':', 1);
      return [name.toLowerCase(), field.slice(name.length + 1).trim()];
    }),
  );
  const content = body.join('\n\n');
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return { headers, text: decoded(content, headers['content-transfer-encoding']) };
  const [, ...parts] = content.split(`--${boundary}--`, 1).join('').split(`--${boundary}\n`);
  return { headers, text: parts.map((part) => readEmail(part).text).join('\n') };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => {
    return String.fromCharCode(Number.parseInt(hex, 16));
  });
  return Buffer.from(bytes, 'latin1').toString();
}
