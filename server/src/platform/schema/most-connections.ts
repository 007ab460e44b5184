/** Most connections to the database that a pool opens which was told no other number. */
export const MOST_CONNECTIONS = 10;
