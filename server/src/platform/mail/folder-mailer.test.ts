import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEmail } from '../../../../tools/testing/server/mail-server';
import { createFolderMailer } from './folder-mailer';

const EMAIL = {
  sender: { name: 'Clay and Cloud', contactEmail: 'hello@shop.example' },
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d07',
  recipient: 'ada@shop.example',
  subject: 'Nowe hasło',
  body: `Otwórz: http://shop.example/config/reset?token=${'x'.repeat(43)}\n`,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('an email is a file that mail programs open, readable only by the server’s user, and its path is logged', async () => {
  const warned: unknown[] = [];
  const log = { warn: (detail: unknown, message: string) => void warned.push([detail, message]) };
  const mailer = createFolderMailer({ folder: join(folder, 'mail'), from: 'no-reply@sites.example', log });
  await mailer.send(EMAIL);
  await mailer.send(EMAIL);
  const file = join(folder, 'mail', `${EMAIL.id}.eml`);
  expect(await readdir(join(folder, 'mail'))).toEqual([`${EMAIL.id}.eml`]);
  const { headers, text } = readEmail(await readFile(file, 'utf8'));
  expect([headers['to'], headers['from'], headers['reply-to'], text]).toEqual([
    EMAIL.recipient,
    'Clay and Cloud <no-reply@sites.example>',
    'Clay and Cloud <hello@shop.example>',
    EMAIL.body,
  ]);
  expect([(await stat(file)).mode & 0o077, (await stat(join(folder, 'mail'))).mode & 0o077]).toEqual([0, 0]);
  const warning = [{ file }, 'SMTP_URL is not set: an email was written to a file'];
  expect(warned).toEqual([warning, warning]);
});
