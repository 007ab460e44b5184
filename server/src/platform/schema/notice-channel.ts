/** The channel of notices between instances. */
export const NOTICE_CHANNEL = 'colonnade';
