import type { Registry } from '../registry/registry';
import type { PageNews } from './page-news';

export interface DevelopmentParts {
  readonly news: PageNews;
  readonly registry: Pick<Registry, 'current'>;
}
