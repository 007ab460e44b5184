/** Record types of collection items. The specification names them; the numbers are Colonnade's. */
export const ITEM_RECORD_TYPE = {
  text: 1,
  image: 2,
  event: 3,
  storeItem: 4,
  lesson: 5,
} as const;
export type ItemRecordTypeNumber = (typeof ITEM_RECORD_TYPE)[keyof typeof ITEM_RECORD_TYPE];
