/** Query parameter with a UUID of version 7, the idempotency key. A retry has the same key and body. */
export const IDEMPOTENCY_KEY_PARAMETER = 'key';
/** Query parameter with the time of sending, in milliseconds since 1970. With the key's time it gives the delay. */
export const CALL_SENT_PARAMETER = 'sent';
/** Query parameter with the path of the reported page, if a later page sends the call. */
export const CALL_PAGE_PARAMETER = 'page';
