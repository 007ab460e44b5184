import { PAGE_GLOBAL } from 'shared-types/site/context';
import type { PageGlobal } from '../boot/page-global';

export interface PageGlobalPort {
  /** The global; undefined before the page has been initialised. */
  read(): PageGlobal | undefined;
  /** The global; throws if there is none. */
  demand(): PageGlobal;
  write(value: PageGlobal | undefined): void;
}

export function createPageGlobalPort(view: Window = window): PageGlobalPort {
  const holder = view as unknown as Record<string, PageGlobal | undefined>;
  const read = (): PageGlobal | undefined => holder[PAGE_GLOBAL];
  return {
    read,
    demand() {
      const page = read();
      if (!page) throw new Error('The page has never been initialised.');
      return page;
    },
    write: (value) => {
      holder[PAGE_GLOBAL] = value;
    },
  };
}
