import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import type { FeatureFailure } from '../../blocks/report-failure';
import { CONFIG } from '../../config';
import { createEventBus } from '../../host/bus/event-bus';
import { createConsent } from '../../host/consent/consent';
import { createFakePorts } from '../../ports/ports.fixture';
import type { Deferred } from '../create-deferred';
import { pageData } from '../page-data.fixture';
import { createWatchBlocks } from './watch-blocks.step';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const block = (live: string, remote = 'mf-commerce') =>
  `<div data-feature="commerce/sample" data-block="b" data-remote="${remote}" data-live="${live}" data-starts="idle" data-purpose="necessary"></div>`;

function watch(
  html: string,
  {
    goLive = async () => true,
    data = pageData(),
  }: { goLive?: () => Promise<boolean>; data?: ReturnType<typeof pageData> } = {},
) {
  document.body.innerHTML = html;
  const ports = createFakePorts();
  const eventBus = createEventBus(() => undefined);
  const consent = createConsent({ settings: SAMPLE_CONTEXT.cookieSettings, ports, eventBus });
  const loaded: string[] = [];
  const reported: FeatureFailure[] = [];
  const loadDeferred = jest.fn(async () => ({ goLive }) as unknown as Deferred);
  const loadScript = async (url: string): Promise<void> => {
    loaded.push(url.split('/').at(-1) ?? '');
    throw new Error('offline');
  };
  createWatchBlocks(
    CONFIG,
    ports,
  )({
    data,
    eventBus,
    consent,
    loadScript,
    loadDeferred,
    report: (failure) => reported.push(failure),
    versionOf: () => '1',
    stop: new AbortController().signal,
  });
  return { loadDeferred, loaded, ports, reported };
}

spec('PLAT-01', 'only a feature that hydrates brings React, and all travel at once', async () => {
  const enhancing = watch(block('enhance'));
  enhancing.ports.becomeIdle();
  await settle();
  expect(enhancing.loaded).toEqual(['federation.js']);
  const hydrating = watch(block('hydrate'));
  hydrating.ports.becomeIdle();
  await settle();
  expect(hydrating.loaded).toEqual(['federation.js', 'react.js']);
  expect(hydrating.loadDeferred).toHaveBeenCalledTimes(1);
});

spec('PLAT-05', 'features that are whole as HTML, and those of a remote that is off, bring nothing', async () => {
  const { loaded, loadDeferred, ports } = watch(block('html') + block('enhance', 'mf-forms'));
  ports.becomeIdle();
  await settle();
  expect(loaded).toEqual([]);
  expect(loadDeferred).not.toHaveBeenCalled();
});

spec('PLAT-05', 'a failure on the way is reported, with the feature’s name', async () => {
  const { ports, reported } = watch(block('enhance'), { goLive: () => Promise.reject(new Error('broken')) });
  ports.becomeIdle();
  await settle();
  expect(reported).toEqual([
    { feature: 'commerce/sample', remote: 'mf-commerce', version: '1', stage: 'entry', message: 'Error: broken' },
  ]);
  expect(document.body.firstElementChild?.getAttribute('data-state')).toBe('failed');
});

spec('BUS-03', 'an admin’s line to the other tabs is opened, on an idle page', async () => {
  const data = pageData({ context: { ...SAMPLE_CONTEXT, websiteRoles: [WEBSITE_ROLE.admin] } });
  const { loadDeferred, ports } = watch('', { data });
  await settle();
  expect(loadDeferred).not.toHaveBeenCalled();
  ports.becomeIdle();
  await settle();
  expect(loadDeferred).toHaveBeenCalledTimes(1);
});
