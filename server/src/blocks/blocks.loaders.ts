import type { AnyLoader } from '../site/page/loader';
import { figuresLoader } from './chart/figures.loader';
import { memberLoader } from './member-area/member.loader';
import { resultsLoader } from './search/results.loader';
import { partLoader } from './slice/part.loader';
import { itemsLoader } from './summary/items.loader';

/** Every read of the content blocks. */
export const blocksLoaders: readonly AnyLoader[] = [
  resultsLoader,
  memberLoader,
  itemsLoader,
  figuresLoader,
  partLoader,
];
