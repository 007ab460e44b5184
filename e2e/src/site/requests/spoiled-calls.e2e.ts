import { FAILED } from './faults';
import { recoverFrom } from './recover';
import { openSpoiledShop } from './spoiled-shop';

const shop = openSpoiledShop();

describe('a call that', () => recoverFrom(FAILED, shop));
