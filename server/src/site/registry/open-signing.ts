import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/environment/config';
import { readSigningKey } from '../../platform/environment/read-signing';
import { ignoreMissing } from '../../platform/ignore-missing';
import { explainError } from '../../platform/postgres/explain-failure';
import { createSigning, type Signing } from './signing';

/** In the data folder. Whoever has it decides which code runs. */
const FILE = 'signing-key.pem';
const OWNER_ONLY = 0o600;

/**
 * Opens the keys with which this server signs, and those it trusts. Without a key in the settings, it uses one in the data
 * folder. Throws a StartError if that key cannot be used.
 */
export async function openSigning({
  signingKey,
  trustedKeys = [],
  dataDir,
}: Pick<Config, 'signingKey' | 'trustedKeys' | 'dataDir'>): Promise<Signing> {
  return createSigning({ own: signingKey ?? (await keptKey(dataDir)), trusted: trustedKeys });
}

async function keptKey(dataDir: string): Promise<KeyObject> {
  const file = join(dataDir, FILE);
  try {
    const text = (await readFile(file, 'utf8').catch(ignoreMissing)) ?? (await makeKey(dataDir, file));
    return readSigningKey(text, file);
  } catch (error) {
    throw isWithoutLinks(error) ? error : explainError(error, dataDir);
  }
}

/** File systems without hard links fail with EPERM (Linux, link(2)). */
function isWithoutLinks(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'link' && code === 'EPERM';
}

/** If several processes start together, all use the first one's key: the file gets its name once it is complete. */
async function makeKey(dataDir: string, file: string): Promise<string> {
  const unnamed = join(dataDir, `.${FILE}.${randomUUID()}`);
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(unnamed, pem, { mode: OWNER_ONLY, flag: 'wx' });
    await link(unnamed, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unnamed, { force: true });
  }
  return readFile(file, 'utf8');
}
