import type { Registry } from '../registry/registry';
import type { PageNews } from './page-news';

/** What pages under development are told from. */
export interface DevelopmentParts {
  readonly news: PageNews;
  readonly registry: Pick<Registry, 'current'>;
}
