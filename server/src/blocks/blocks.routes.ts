import type { Route } from '../site/services';
import { getFrameRoute } from './reservations/get-frame.route';

/** Every endpoint of the content blocks. */
export const blocksRoutes: readonly Route[] = [getFrameRoute];
