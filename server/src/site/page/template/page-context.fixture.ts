import { CONTEXT_ELEMENT_ID, type PageContext } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page/page-data';
import { openExample, type ExampleServer } from '../../../../../tools/testing/site/open-example';

interface ContextRequest {
  readonly host?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** The example site, and the contexts of its pages. */
export interface Contexts {
  readonly open: ExampleServer;
  /** The context of a page for a browser with these cookies. */
  contextAt(path: string, request?: ContextRequest): Promise<PageContext>;
}

export function dataIn(html: string): PageData {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${CONTEXT_ELEMENT_ID}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

export function prepareContexts(): Contexts {
  let open: ExampleServer;
  beforeAll(async () => {
    open = await openExample();
  });
  afterAll(() => open.close());
  return {
    get open() {
      return open;
    },
    async contextAt(path, { host, cookies = {} } = {}) {
      const visitor = open.visitor(host);
      for (const [name, value] of Object.entries(cookies)) visitor.setCookie(name, value);
      return dataIn((await visitor.get(path)).body).context;
    },
  };
}
