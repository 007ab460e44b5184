/**
 * What most pages have nothing for: it comes as a file of its own, once a page has something. All that is told when a page is
 * left, or while the network is away, is no part of it.
 */
export { createStoreEvents } from './features/analytics/store-events.effects';
export { countQuickView, countSeen } from './features/census/count-seen.effects';
