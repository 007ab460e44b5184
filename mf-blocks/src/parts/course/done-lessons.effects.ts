import type { Host } from 'shared-types/host/host';
import { readDone } from './read-done';

/** The lessons of a course that are done, as the visitor's browser keeps them. */
interface DoneLessons {
  read(): Promise<ReadonlySet<string>>;
  /** Keeps the ids that `from` makes of those that are kept. False if the browser keeps nothing. */
  change(from: (done: ReadonlySet<string>) => Iterable<string>): Promise<boolean>;
  /** Calls back with every change, by this page or another tab, and when the page comes back. */
  follow(then: () => void): void;
}

/** Tells the other blocks of the page; the browser's own event reaches other tabs alone. */
const changes = new EventTarget();
const CHANGED = 'changed';

/** Kept as necessary: visitors ask for it by marking a lesson, and nothing is kept before. */
export function doneLessons(courseId: string, { storage, stop }: Pick<Host, 'storage' | 'stop'>): DoneLessons {
  const key = `course-${courseId}`;
  const read: DoneLessons['read'] = async () => readDone(await storage.get(key, 'necessary').catch(() => undefined));
  const write = async (ids: readonly string[]): Promise<void> =>
    ids.length === 0 ? storage.remove(key) : storage.set(key, JSON.stringify(ids), 'necessary');
  return {
    read,
    async change(from) {
      const isKept = await write([...new Set(from(await read()))]).then(
        () => true,
        () => false,
      );
      if (isKept) changes.dispatchEvent(new Event(CHANGED));
      return isKept;
    },
    follow(then) {
      changes.addEventListener(CHANGED, then, { signal: stop });
      window.addEventListener('storage', then, { signal: stop });
      window.addEventListener('pageshow', ({ persisted }) => void (persisted && then()), { signal: stop });
    },
  };
}
