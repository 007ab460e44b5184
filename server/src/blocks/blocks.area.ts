import type { Area } from '../site/area';
import { figuresLoader } from './chart/figures.loader';
import { getFrameRoute } from './frame/get-frame.route';
import { memberLoader } from './member-area/member.loader';
import { resultsLoader } from './search/results.loader';
import { partLoader } from './slice/part.loader';
import { itemsLoader } from './summary/items.loader';

export const blocksArea: Area = {
  loaders: [resultsLoader, memberLoader, itemsLoader, figuresLoader, partLoader],
  routes: [getFrameRoute],
};
