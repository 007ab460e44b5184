import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLetter } from '../../../tools/testing/mail-server';
import { createFolderMailer } from './folder-mailer';

const LETTER = {
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

test('a letter lies in a file that mail programs open, for who runs the server alone, and it is said where', async () => {
  const warned: unknown[] = [];
  const log = { warn: (detail: unknown, message: string) => void warned.push([detail, message]) };
  const mailer = createFolderMailer({ folder: join(folder, 'mail'), from: 'no-reply@sites.example', log });
  await mailer.send(LETTER);
  await mailer.send(LETTER);
  const file = join(folder, 'mail', `${LETTER.id}.eml`);
  expect(await readdir(join(folder, 'mail'))).toEqual([`${LETTER.id}.eml`]);
  const { headers, text } = readLetter(await readFile(file, 'utf8'));
  expect([headers['to'], headers['from'], headers['reply-to'], text]).toEqual([
    LETTER.recipient,
    'Clay and Cloud <no-reply@sites.example>',
    'Clay and Cloud <hello@shop.example>',
    LETTER.body,
  ]);
  expect([(await stat(file)).mode & 0o077, (await stat(join(folder, 'mail'))).mode & 0o077]).toEqual([0, 0]);
  const said = [{ file }, 'SMTP_URL is not set: a letter was written into a file'];
  expect(warned).toEqual([said, said]);
});
