import type { HitData } from 'shared-types/telemetry/visits';

export const HIT_DATA: HitData = {
  websiteId: 'w',
  templateId: 'colonnade',
  locale: 'en',
  userAgent: 'A browser',
  clientDate: 1_700_000_000_000,
  viewportWidth: 390,
  viewportHeight: 844,
  screenWidth: 390,
  screenHeight: 844,
  url: 'http://open.example/shop',
  title: 'Shop',
  collectionId: 'c',
};
