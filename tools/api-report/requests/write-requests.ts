import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../build/files/folders.mjs';
import { repositoryFiles } from '../../checks/repository-files.mjs';
import type { LoadedServer } from '../load-server.ts';
import { requestFiles, type ContractSource } from './request-files.ts';

const CONTRACT = 'shared-types/src/';

/** Writes the types of requests into the contract, from the schemas of the server's routes. */
export async function writeRequests({ ROUTES, routeInputs }: LoadedServer): Promise<void> {
  await mkdir(join(ROOT, CONTRACT, 'requests'), { recursive: true });
  for (const [file, text] of requestFiles(await contractSources(), routeInputs(ROUTES)))
    await writeFile(join(ROOT, CONTRACT, file), text);
}

async function contractSources(): Promise<ContractSource[]> {
  const files = repositoryFiles(ROOT).filter((file) => file.startsWith(CONTRACT) && !file.includes('.generated.'));
  return Promise.all(
    files.map(async (file) => ({
      path: file.slice(CONTRACT.length),
      text: await readFile(join(ROOT, file), 'utf8'),
    })),
  );
}
