/**
 * Name of the query parameter with the key of a call of telemetry: a UUID of version 7, made when the call is put together.
 * A call that is sent again has the same body under the same key, and counts once.
 */
export const CALL_KEY_PARAMETER = 'key';
