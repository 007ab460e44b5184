import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLetter, type ReadLetter } from '../../../tools/testing/mail-server';
import { until } from '../../../tools/testing/until';

/** The first letter to this address about this, out of a server's folder for letters, since it has no mail server. */
export async function letterTo(dataDir: string, email: string, subject: RegExp): Promise<ReadLetter> {
  const folder = join(dataDir, 'mail');
  let found: ReadLetter | undefined;
  await until(async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const letters = await Promise.all(
      files.map(async (name) => readLetter(await readFile(join(folder, name), 'utf8'))),
    );
    found = letters.find(({ headers }) => headers['to'] === email && subject.test(headers['subject'] ?? ''));
    return found !== undefined;
  });
  if (!found) throw new Error(`No letter about ${String(subject)} has come to ${email}.`);
  return found;
}
