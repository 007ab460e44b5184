import type { AnyRead } from '../site/page/read';
import { memberRead } from './member-area/member.read';
import { resultsRead } from './search/results.read';

/** Every read of the content blocks. */
export const blocksReads: readonly AnyRead[] = [resultsRead, memberRead];
