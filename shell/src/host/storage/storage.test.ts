import type { Purpose } from 'shared-types/remote';
import { createStorage } from './storage';

function createBench(allowed: readonly Purpose[]) {
  const kept = new Map<string, string>();
  const read: string[] = [];
  const port = {
    read: (key: string) => {
      read.push(key);
      return kept.get(key);
    },
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const storage = createStorage(port, { allows: (purpose) => allowed.includes(purpose) });
  return { kept, read, storage };
}

describe('storage', () => {
  test('keeps what an allowed purpose writes', async () => {
    const { storage } = createBench(['necessary']);
    await storage.set('a', '1', 'necessary');
    expect(await storage.get('a', 'necessary')).toBe('1');
    await storage.remove('a');
    expect(await storage.get('a', 'necessary')).toBeUndefined();
  });

  test('reads nothing and writes nothing for a purpose without consent', async () => {
    const { kept, read, storage } = createBench(['necessary']);
    await storage.set('a', '1', 'analytics');
    expect(await storage.get('a', 'analytics')).toBeUndefined();
    expect(kept.size).toBe(0);
    expect(read).toEqual([]);
  });

  test('rejects where the browser refuses to write', async () => {
    const port = {
      read: () => undefined,
      write: () => {
        throw new Error('full');
      },
      remove: () => undefined,
    };
    await expect(createStorage(port, { allows: () => true }).set('a', '1', 'necessary')).rejects.toThrow('full');
  });
});
