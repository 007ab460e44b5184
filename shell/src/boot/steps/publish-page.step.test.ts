import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { createErrorBuffer } from '../../host/telemetry/error-buffer';
import { pageData } from '../page-data.fixture';
import type { PageGlobal } from '../../ports/page-global.port';
import { createPublishPage } from './publish-page.step';

spec('START-02', 'the page is initialised from here to the teardown; what later files put there stays', () => {
  let page: PageGlobal | undefined;
  const publish = createPublishPage(CONFIG, {
    pageGlobal: { read: () => page, demand: () => page!, write: (value) => void (page = value) },
  });
  const { context, release } = pageData();
  const start = () => {
    const stop = new AbortController();
    const script = () => ({}) as HTMLScriptElement;
    publish({ context, release, errors: createErrorBuffer(1), script, start, stop });
    return stop;
  };
  const first = start();
  expect(page).toMatchObject({ isInitialised: true, context });
  page!.deferred = () => ({}) as never;
  page!.teardown();
  expect(first.signal.aborted).toBe(true);
  expect(page!.isInitialised).toBe(false);
  const second = start();
  expect(page!.isInitialised).toBe(true);
  expect(page!.deferred).toBeDefined();
  expect(second.signal.aborted).toBe(false);
});
