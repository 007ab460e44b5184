import { CONTRACT, type Remote } from 'shared-types/remote';
import { list } from './features/list/list.feature';

/** The only module that pages are given: a table of contents. */
export const remote = {
  area: 'reviews-lab',
  contract: CONTRACT,
  config: {},
  features: [list],
} satisfies Remote;
