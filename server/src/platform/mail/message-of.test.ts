import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { readEmail } from '../../../../tools/testing/server/mail-server';
import { messageOf } from './message-of';

const FROM = 'Colonnade <no-reply@sites.example>';
const EMAIL = { id: '6f0c1d7e', recipient: 'ada@shop.example', subject: 'Your order', body: 'Thank you.\n' };

interface Options {
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
}

async function headersOf(
  name: string,
  contactEmail?: string,
  options: Options = {},
): Promise<Record<string, string | undefined>> {
  const sender = { name, ...(contactEmail === undefined ? {} : { contactEmail }) };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(messageOf({ ...EMAIL, ...options, sender }, FROM));
  return readEmail(String(message)).headers;
}

test('the sender is the shop’s name, quoted or encoded, at the configured address', async () => {
  const from = async (name: string) => (await headersOf(name))['from'];
  expect(await from('Clay and Cloud')).toBe('Clay and Cloud <no-reply@sites.example>');
  expect(await from('Clay, Cloud & "Co"')).toBe('"Clay, Cloud & \\"Co\\"" <no-reply@sites.example>');
  expect(await from('Żółta Łódź')).toMatch(/^=\?UTF-8\?[BQ]\?\S+\?= <no-reply@sites\.example>$/);
  expect((await headersOf('Clay'))['message-id']).toBe('<6f0c1d7e@sites.example>');
});

test('replies go to the shop’s contact address, if it has one', async () => {
  expect((await headersOf('Clay', 'hello@clay.example'))['reply-to']).toBe('Clay <hello@clay.example>');
  expect((await headersOf('Clay'))['reply-to']).toBeUndefined();
});

test('replies go to another address if the email has one, and nothing in it becomes a header', async () => {
  const headers = await headersOf('Clay', 'hello@clay.example', { replyTo: 'ada@example.com' });
  expect(headers['reply-to']).toBe('ada@example.com');
  const replyTo = 'ada@example.com\r\nBcc: eve@evil.example';
  expect((await headersOf('Clay', undefined, { replyTo }))['bcc']).toBeUndefined();
});

test('an email to a subscriber tells mail programs how to leave the list, by one post where the address is secure', async () => {
  const url = 'https://clay.example/api/forms/mailing-list/one-click/x';
  const headers = await headersOf('Clay', undefined, { unsubscribeUrl: url });
  expect([headers['list-unsubscribe'], headers['list-unsubscribe-post']]).toEqual([
    `<${url}>`,
    'List-Unsubscribe=One-Click',
  ]);
  const plain = await headersOf('Clay', undefined, { unsubscribeUrl: url.replace('https', 'http') });
  expect([plain['list-unsubscribe'], plain['list-unsubscribe-post']]).toEqual([
    `<${url.replace('https', 'http')}>`,
    undefined,
  ]);
  expect((await headersOf('Clay'))['list-unsubscribe']).toBeUndefined();
});

test('no shop name can add a header, a recipient or another sender', async () => {
  const part = fc.constantFrom(
    '\r\n',
    '\n',
    '\r',
    'Bcc: eve@evil.example',
    ',',
    '<eve@evil.example>',
    '"',
    '\\',
    'Clay',
    '\0',
    'ł',
    ' ',
  );
  const plain = Object.keys(await headersOf('Clay', 'hello@clay.example')).sort();
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const headers = await headersOf(parts.join(''), 'hello@clay.example');
      expect(Object.keys(headers).sort()).toEqual(plain);
      expect(headers['from']).toMatch(/<?no-reply@sites\.example>?$/);
      expect(headers['to']).toBe('ada@shop.example');
    }),
    { numRuns: 100 },
  );
});
