import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readText, ROOT } from './repository';

/** `shared-types/src/admin/store/orders.ts` declares the calls of `admin/orders`. */
const CONTRACT = /^shared-types\/src\/([a-z]+)\/(?:[a-z]+\/)?([a-z-]+)\.ts$/;
const CALL_TABLE = /export const \w+_CALLS = \{([\s\S]*?)\n\} as const;/g;
const CALL_KEY = /^ {2}(\w+): \{/gm;
const LOADER_NAME = /^ {2}'([a-z-]+)\/([a-z-]+)\/([a-zA-Z-]+)':/gm;

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function contractCalls(): { contract: string; key: string }[] {
  return listFiles()
    .filter((file) => CONTRACT.test(file))
    .flatMap((file) => {
      const contract = file.replace(CONTRACT, '$1/$2');
      const tables = [...readText(file).matchAll(CALL_TABLE)].map((match) => match[1] ?? '');
      return tables.flatMap((table) =>
        [...`\n${table}`.matchAll(CALL_KEY)].map((match) => ({ contract, key: match[1] ?? '' })),
      );
    });
}

test('every call of the contract has a route of its name, at its path', () => {
  const missing = contractCalls()
    .map(({ contract, key }) => `server/src/${contract}/${kebab(key)}.route.ts`)
    .filter((file) => !existsSync(join(ROOT, file)));
  expect(missing).toEqual([]);
});

test('every loader of the contract has a file of its name, at its path', () => {
  const names = [...readText('shared-types/src/loaders.ts').matchAll(LOADER_NAME)];
  const missing = names
    .map(([, area, feature, key]) => `server/src/${area}/${feature}/${kebab(key ?? '')}.loader.ts`)
    .filter((file) => !existsSync(join(ROOT, file)));
  expect(names.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('all languages of a feature have the same keys', async () => {
  const translated = listFiles().filter((file) =>
    /^(?:shell|mf-\w+)\/.*\.messages\.[a-z]{2}(-[A-Z]{2})?\.ts$/.test(file),
  );
  for (const file of translated) {
    const english = file.replace(/\.messages\.[^.]+(-[A-Z]{2})?\.ts$/, '.messages.ts');
    expect({ file, keys: await keysOf(file) }).toEqual({ file, keys: await keysOf(english) });
  }
});

async function keysOf(file: string): Promise<string[]> {
  const { messages } = (await import(join(ROOT, file))) as { messages: Record<string, string> };
  return Object.keys(messages).sort();
}
