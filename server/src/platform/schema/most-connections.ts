export const MOST_CONNECTIONS = 10;
