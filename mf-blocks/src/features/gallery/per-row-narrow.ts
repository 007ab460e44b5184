export const PER_ROW_NARROW = 2;
