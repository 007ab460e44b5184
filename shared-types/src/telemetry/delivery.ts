/**
 * Name of the query parameter with the idempotency key of a call of telemetry: a UUID of version 7, made when the call is put together.
 * A call that is sent again has the same body under the same key, and counts once.
 */
export const IDEMPOTENCY_KEY_PARAMETER = 'key';
/**
 * Name of the query parameter with the page's clock as it sends a call, in milliseconds since 1970: beside the time in the key
 * it says how late the call is, whatever that clock is worth.
 */
export const CALL_SENT_PARAMETER = 'sent';
/**
 * Name of the query parameter with the path of the page a call tells of, since a later page may send it. Where it is absent or
 * empty, the call tells of the page that sends it.
 */
export const CALL_PAGE_PARAMETER = 'page';
