import fc from 'fast-check';
import { replyAddress } from './reply-address';

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'a&?=%#\r\n:@,; <>"+ż😀') }),
  fc.string({ unit: 'binary' }),
  fc.constant('x\r\nBcc: evil@example.com\r\n\r\nhello&bcc=evil@example.com'),
);
const parts = fc.record({ email: texts, subject: texts, quoted: texts });

/** The fields that a mail program finds in the address. */
function read(address: string) {
  const [recipient = '', query = ''] = address.slice('mailto:'.length).split('?');
  return { recipient, fields: query.split('&').map((field) => field.split('=').map(decodeURIComponent)) };
}

test('whatever visitors wrote, the address has one recipient, one subject in one line, and one body', () => {
  fc.assert(
    fc.property(parts, (reply) => {
      const address = replyAddress(reply);
      expect(address).toMatch(/^mailto:[^\s?&#,;]*\?subject=[^\s?&#=]*&body=[^\s?&#=]*$/);
      const { recipient, fields } = read(address);
      expect(decodeURIComponent(recipient)).toBe(reply.email.replace(/\p{Surrogate}/gu, '\uFFFD'));
      expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
      expect(fields[0]?.[1]).not.toMatch(/[\r\n]/);
    }),
  );
});

test('every quoted line is marked as such, and a long text is shortened at a character', () => {
  fc.assert(
    fc.property(parts, (reply) => {
      const body = read(replyAddress(reply)).fields[1]?.[1] ?? '';
      const lines = body.split('\r\n').slice(2);
      expect(lines.every((line) => line.startsWith('> '))).toBe(true);
    }),
  );
  const long = replyAddress({ email: 'ada@example.com', subject: 'x', quoted: '😀'.repeat(5000) });
  expect(long.length).toBeLessThan(2000);
  expect(read(long).fields[1]?.[1]).toMatch(/^\r\n\r\n> (?:😀)+…$/u);
});

test('a reply to an ordinary submission', () => {
  const reply = { email: 'ada+news@example.com', subject: 'Re: Write to us', quoted: 'Hello,\nis it back?' };
  expect(replyAddress(reply)).toBe(
    'mailto:ada%2Bnews@example.com?subject=Re%3A%20Write%20to%20us&body=%0D%0A%0D%0A%3E%20Hello%2C%0D%0A%3E%20is%20it%20back%3F',
  );
});
