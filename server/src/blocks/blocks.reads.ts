import type { AnyRead } from '../site/page/read';
import { figuresRead } from './chart/figures.read';
import { memberRead } from './member-area/member.read';
import { resultsRead } from './search/results.read';
import { partRead } from './slice/part.read';
import { itemsRead } from './summary/items.read';

/** Every read of the content blocks. */
export const blocksReads: readonly AnyRead[] = [resultsRead, memberRead, itemsRead, figuresRead, partRead];
