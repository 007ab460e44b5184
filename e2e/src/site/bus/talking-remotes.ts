import type { PlainEventName, PlainEvents } from 'shared-types/events';
import type { Page } from 'puppeteer';
import type { TestServer } from '../../../../tools/testing/server/test-server';
import { buildCopy, type SourceChange } from '../federation/fixture-build';
import { builtPackage, changedBuild, makeLive, publishBuild, type PackageBuild } from '../registry/published-build';

export type Age = 'old' | 'new';

/** Events that one remote sends and others handle. */
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

/** Sends events on request. The newer version sends more fields than the older contract has. */
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

/** Records received events. The newer version expects fields that older speakers do not send. */
const listener = (age: Age): SourceChange[] => [
  { file: 'package.json', from: 'mf-fixture', to: 'mf-listener' },
  { file: 'src/remote.ts', from: `'blocks'`, to: `'forms'` },
  ...['greeting', 'counter', 'note'].map((name) => ({
    file: `src/features/${name}/${name}.feature.ts`,
    from: `'blocks/`,
    to: `'forms/`,
  })),
  // Style rules must have the prefix of their own area.
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

export interface TalkingRemotes {
  deploy(ages: { readonly speaker: Age; readonly listeners: Age }): Promise<void>;
}

/** Builds each remote in two versions, and publishes all of them. */
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

/** Makes the speaker send an event, once it and the listener are live. */
export async function sendEvent<K extends PlainEventName>(page: Page, name: K, payload: PlainEvents[K]): Promise<void> {
  for (const place of [SPEAKER, LISTENER]) await page.waitForSelector(`${place}[data-state="live"]`);
  await page.$eval(SPEAKER, (block, detail) => void block.dispatchEvent(new CustomEvent('send', { detail })), {
    name,
    payload,
  });
}

export function received(page: Page): Promise<unknown> {
  return page.$eval(LISTENER, (block) => JSON.parse((block as HTMLElement).dataset['received'] ?? '[]') as unknown);
}
