import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEmail, type ReadEmail } from '../../../tools/testing/server/mail-server';
import { until } from '../../../tools/testing/until';

/** The first email to this address with this subject, from the folder that a server without a mail server writes to. */
export async function emailTo(dataDir: string, email: string, subject: RegExp): Promise<ReadEmail> {
  const folder = join(dataDir, 'mail');
  let found: ReadEmail | undefined;
  await until(async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const emails = await Promise.all(files.map(async (name) => readEmail(await readFile(join(folder, name), 'utf8'))));
    found = emails.find(({ headers }) => headers['to'] === email && subject.test(headers['subject'] ?? ''));
    return found !== undefined;
  });
  if (!found) throw new Error(`No letter about ${String(subject)} has come to ${email}.`);
  return found;
}
