/**
 * What most pages have nothing for: it comes as a file of its own, once a page has something. What must be there when a page is
 * left is no part of it.
 */
export { identify } from './features/analytics/identity.effects';
export { createStoreEvents } from './features/analytics/store-events.effects';
export { createResender } from './parts/delivery/resender.effects';
export { shiftOrigin } from './parts/origin/shift-origin';
