import { openExample, type ExampleServer } from '../../../../../tools/testing/site/open-example';
import { createMemo } from '../../directory/memo';
import type { RegistryState } from '../../registry/registry-state';
import type { Site } from '../../directory/site';
import { stateTextsOf, type StateTextsInput } from './state-texts';
import type { PageDeps } from '../page-deps';

let open: ExampleServer;
let input: StateTextsInput;
beforeAll(async () => {
  open = await openExample();
  const site = (await open.sites.byHost('shop.example')) as Site;
  input = {
    site,
    state: stateOf('1.0'),
    origin: 'https://shop.example',
    feature: 'commerce/indicator',
    stateEvent: { name: 'commerce/cart', items: 2, revision: 1 },
  };
});
afterAll(() => open.close());

/** A live state with this id. */
function stateOf(id: string): RegistryState {
  return {
    id,
    shell: { manifest: { name: 'shell', version: '1' } },
    feature: () => ({ remote: { renders: true, manifest: { name: 'mf-commerce', version: '1' } } }),
  } as unknown as RegistryState;
}

/** A bundle whose output says which input it got. */
function bundle(output = (count: number) => JSON.stringify({ made: String(count) })) {
  let count = 0;
  const complaints: string[] = [];
  const deps = {
    config: { appDomain: 'colonnade.localhost', blockBudgetMs: 1, pageBudgetMs: 1 },
    log: { error: (_: object, message: string) => complaints.push(message) },
    stateTexts: createMemo(),
    placeholderPrefix: 'placeholder',
    pool: {
      run: async () => {
        count += 1;
        return { ok: true, output: output(count) };
      },
    },
  } as unknown as PageDeps;
  return { of: (one: StateTextsInput) => stateTextsOf(deps, one), complaints };
}

const changed = (changes: Partial<StateTextsInput>) => () => ({ ...input, ...changes });
const ofSite = (changes: Partial<Site>) => () => ({ ...input, site: { ...input.site, ...changes } });

test.each<readonly [string, () => StateTextsInput]>([
  ['another state event', changed({ stateEvent: { name: 'commerce/other', items: 2, revision: 1 } })],
  ['another value', changed({ stateEvent: { name: 'commerce/cart', items: 3, revision: 1 } })],
  ['another feature', changed({ feature: 'commerce/cart' })],
  ['another origin', changed({ origin: 'http://shop.example' })],
  ['another site', ofSite({ id: '00000000-0000-4000-8000-000000000000' })],
  ['a later state of the site', ofSite({ revision: Number.MAX_SAFE_INTEGER })],
  ['another language', ofSite({ locale: 'pl' })],
  ['other versions that are live', changed({ state: stateOf('1.1') })],
])('%s has texts of its own, and each is requested once', async (_what, other) => {
  const { of } = bundle();
  expect([await of(input), await of(other()), await of(input), await of(other())]).toEqual([
    { made: '1' },
    { made: '2' },
    { made: '1' },
    { made: '2' },
  ]);
});

test('a newer state event with equal content gets the same text', async () => {
  const { of } = bundle();
  const newer = { ...input, stateEvent: { ...input.stateEvent, revision: 2 } };
  expect([await of(input), await of(newer)]).toEqual([{ made: '1' }, { made: '1' }]);
});

test('texts that failed are requested again, and the log says whose', async () => {
  let isBroken = true;
  const { of, complaints } = bundle(() => (isBroken ? 'no words' : '{"made":"whole"}'));
  expect([await of(input), complaints]).toEqual([undefined, ['the message of an event could not be formatted']]);
  isBroken = false;
  expect(await of(input)).toEqual({ made: 'whole' });
});
