/** Kinds of items a collection holds. The specification names them; the numbers are Colonnade's. */
export const ITEM_RECORD_TYPE = {
  text: 1,
  image: 2,
  event: 3,
  storeItem: 4,
  lesson: 5,
} as const;
/** The number of such a kind. */
export type ItemRecordTypeNumber = (typeof ITEM_RECORD_TYPE)[keyof typeof ITEM_RECORD_TYPE];
