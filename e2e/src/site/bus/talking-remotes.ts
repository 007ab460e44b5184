import type { PlainEventName, PlainEvents } from 'shared-types/events';
import type { Page } from 'puppeteer';
import type { TestServer } from '../../../../tools/testing/server/test-server';
import { buildCopy, type SourceChange } from '../federation/fixture-build';
import { builtPackage, changedBuild, makeLive, publishBuild, type PackageBuild } from '../registry/published-build';

/** Which of its two versions a remote is in. */
export type Age = 'old' | 'new';

/** What one remote tells others by the bus and they act on. */
export const SENT = [
  'site/logged-out',
  'site/login-required',
  'consent/banner-forced',
  'consent/banner-updated',
  'consent/banner-unforced',
] as const satisfies readonly PlainEventName[];

const SPEAKER = '[data-feature="blocks/greeting"]';
const LISTENER = '[data-feature="forms/greeting"]';
const EFFECTS = 'src/features/greeting/greeting.effects.ts';
const MANIFEST_FILE = 'src/features/greeting/greeting.feature.ts';
const BEFORE = `const extra = await import('./greeting-extra');`;

/** Sends what it is asked to. The newer one says more than the contract of the older knew. */
const speaker = (age: Age): SourceChange[] => [
  {
    file: EFFECTS,
    from: BEFORE,
    to: `root.addEventListener('send', (event) => {
    const { name, payload } = (event as CustomEvent).detail;
    host.bus.send(name as 'site/logged-out', ${age === 'new' ? '{ ...payload, since: 2 }' : 'payload'} as never);
  });
  ${BEFORE}`,
  },
];

/** Notes what it hears. The newer one looks for what older speakers do not say. */
const listener = (age: Age): SourceChange[] => [
  { file: 'package.json', from: 'mf-fixture', to: 'mf-listener' },
  { file: 'src/remote.ts', from: `'blocks'`, to: `'forms'` },
  ...['greeting', 'counter', 'note'].map((name) => ({
    file: `src/features/${name}/${name}.feature.ts`,
    from: `'blocks/`,
    to: `'forms/`,
  })),
  // A style sheet's rules are its own area's.
  ...['features/greeting/greeting.css', 'features/counter/counter.css', 'parts/badge/badge.css'].map((name) => ({
    file: `src/${name}`,
    from: '.blocks-',
    to: '.forms-',
  })),
  { file: MANIFEST_FILE, from: `listens: ['site/logged-out']`, to: `listens: ${JSON.stringify(SENT)}` },
  {
    file: EFFECTS,
    from: BEFORE,
    to: `const received: unknown[] = [];
  for (const name of ${JSON.stringify(SENT)})
    host.bus.on(name as 'site/logged-out').subscribe((payload: { since?: number }) => {
      received.push(${age === 'new' ? '[name, payload, payload.since ?? 1]' : '[name, payload]'});
      root.dataset.received = JSON.stringify(received);
    });
  ${BEFORE}`,
  },
];

/** The versions of the remotes that talk, as they are published. */
export interface TalkingRemotes {
  /** Puts the speaker in one version and all listeners in one on every page. */
  deploy(ages: { readonly speaker: Age; readonly listeners: Age }): Promise<void>;
}

/** Builds each remote apart, in two versions, and publishes all of them. */
export async function publishTalkingRemotes(server: TestServer): Promise<TalkingRemotes> {
  const built = async (name: string, age: Age): Promise<PackageBuild> => {
    const changes = name === 'mf-fixture' ? speaker(age) : listener(age);
    const { folder } = await buildCopy(name, { label: `${name}-${age}`, changes });
    return builtPackage(name, folder);
  };
  const banner = (age: Age): Promise<PackageBuild> => {
    const renewed = { path: 'client/remote.js', change: (text: string) => `${text}\n// the next version` };
    return age === 'new' ? changedBuild('mf-consent', renewed) : builtPackage('mf-consent');
  };
  const published = async (build: (age: Age) => Promise<PackageBuild>): Promise<Record<Age, string>> => {
    const [old, next] = await Promise.all([build('old'), build('new')]);
    return { old: (await publishBuild(server, old)).version, new: (await publishBuild(server, next)).version };
  };
  const versions: Readonly<Record<string, Record<Age, string>>> = {
    'mf-fixture': await published((age) => built('mf-fixture', age)),
    'mf-listener': await published((age) => built('mf-listener', age)),
    'mf-consent': await published(banner),
  };
  return {
    async deploy({ speaker: spoken, listeners }) {
      for (const [name, { [name === 'mf-fixture' ? spoken : listeners]: version }] of Object.entries(versions))
        await makeLive(server, name, version);
    },
  };
}

/** Has the speaker say something, once it and the listener are live. */
export async function sendEvent<K extends PlainEventName>(page: Page, name: K, payload: PlainEvents[K]): Promise<void> {
  for (const place of [SPEAKER, LISTENER]) await page.waitForSelector(`${place}[data-state="live"]`);
  await page.$eval(SPEAKER, (block, detail) => void block.dispatchEvent(new CustomEvent('send', { detail })), {
    name,
    payload,
  });
}

/** What the listener has heard, in order. */
export function received(page: Page): Promise<unknown> {
  return page.$eval(LISTENER, (block) => JSON.parse((block as HTMLElement).dataset['received'] ?? '[]') as unknown);
}
