/** The channel on which instances tell each other what changed. */
export const NOTICE_CHANNEL = 'colonnade';
