import type { ReleaseNews } from 'shared-types/site/release';
import { createReleaseFeed } from './release-feed';

/** A registry whose news the test sets. */
function fakeRegistry() {
  const followers = new Set<() => void>();
  const off: Record<string, string[]> = {};
  let revision = 1;
  const newsAt = jest.fn((site: string): ReleaseNews => ({ revision, off: off[site] ?? [], plain: [], takenBack: {} }));
  return {
    newsAt,
    followers,
    follow: (listener: () => void) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    change(site: string, remotes: string[]) {
      revision += 1;
      off[site] = remotes;
      followers.forEach((listener) => listener());
    },
  };
}

test('the registry is watched from the first follower to the last', () => {
  const registry = fakeRegistry();
  const feed = createReleaseFeed(registry);
  expect(registry.followers.size).toBe(0);
  const [first, second] = [feed.join('shop', () => undefined), feed.join('bistro', () => undefined)];
  expect(registry.followers.size).toBe(1);
  first();
  first();
  expect(registry.followers.size).toBe(1);
  second();
  expect(registry.followers.size).toBe(0);
});

test('a follower of a site hears of its changes, and of nothing else', () => {
  const registry = fakeRegistry();
  const feed = createReleaseFeed(registry);
  const received: string[] = [];
  const leave = feed.join('shop', (text) => received.push(text));
  registry.change('bistro', ['mf-forms']);
  expect(received).toEqual([]);
  registry.change('shop', ['mf-forms']);
  expect(received.map((text) => JSON.parse(text) as ReleaseNews)).toMatchObject([{ revision: 3, off: ['mf-forms'] }]);
  leave();
  registry.change('shop', []);
  expect(received).toHaveLength(1);
});

test('a site’s news are serialised once for all its followers, and are equal with and without followers', () => {
  const registry = fakeRegistry();
  const feed = createReleaseFeed(registry);
  const revisionIn = () => (JSON.parse(feed.textOf('shop')) as ReleaseNews).revision;
  expect(revisionIn()).toBe(1);
  registry.change('shop', ['mf-forms']);
  expect(revisionIn()).toBe(2);
  const received: string[] = [];
  const leaves = Array.from({ length: 100 }, () => feed.join('shop', (text) => received.push(text)));
  registry.newsAt.mockClear();
  registry.change('shop', []);
  expect(received).toHaveLength(100);
  expect(new Set(received)).toEqual(new Set([feed.textOf('shop')]));
  expect(registry.newsAt.mock.calls.length).toBeLessThan(5);
  registry.change('bistro', ['mf-forms']);
  expect(revisionIn()).toBe(4);
  leaves.forEach((leave) => leave());
  registry.change('shop', ['mf-blocks']);
  expect(revisionIn()).toBe(5);
});
