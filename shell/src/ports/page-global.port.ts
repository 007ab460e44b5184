import { PAGE_GLOBAL } from 'shared-types/site/context';
import type { PageGlobal } from '../boot/page-global';

/** The one global of the shell. */
export interface PageGlobalPort {
  /** The global, once the page has been initialised. */
  read(): PageGlobal | undefined;
  /** The global; throws where there is none. */
  demand(): PageGlobal;
  write(value: PageGlobal | undefined): void;
}

/** The global on the window. */
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
