import { sql } from 'kysely';

/** The recipient's name, in statements with `customer_order`; empty if nothing is shipped. */
export const RECIPIENT_NAME = sql<string>`trim(coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', ''))`;
