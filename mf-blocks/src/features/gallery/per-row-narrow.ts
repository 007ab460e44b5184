/** Most pictures beside each other on a phone. */
export const PER_ROW_NARROW = 2;
