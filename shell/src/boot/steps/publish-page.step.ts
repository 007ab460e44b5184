import type { ShellConfig } from '../../config';
import type { Ports } from '../../ports/ports';
import type { PageGlobal } from '../../ports/page-global.port';

export interface PublishInput extends Pick<PageGlobal, 'context' | 'errors' | 'release' | 'script' | 'start'> {
  readonly stop: AbortController;
}

/**
 * Publishes the page's global. With it the page is initialised, until the teardown.
 *
 * @implements START-02 CTX-02
 */
export function createPublishPage(_config: ShellConfig, { pageGlobal }: Pick<Ports, 'pageGlobal'>) {
  const publish = (values: Partial<PageGlobal>): void => {
    pageGlobal.write(Object.assign(pageGlobal.read() ?? {}, values) as PageGlobal);
  };
  return ({ stop, ...page }: PublishInput): void => {
    publish({ ...page, isInitialised: true, teardown: () => stop.abort() });
    stop.signal.addEventListener('abort', () => publish({ isInitialised: false }));
  };
}
