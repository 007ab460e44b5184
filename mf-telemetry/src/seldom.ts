/** Code that few pages need, loaded as one file. It must not include what runs while the page is left. */
export { identify } from './features/analytics/identity.effects';
export { createStoreEvents } from './features/analytics/store-events.effects';
export { createResender } from './parts/delivery/resender.effects';
export { shiftOrigin } from './parts/origin/shift-origin';
