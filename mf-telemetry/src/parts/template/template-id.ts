/** The site's template; Colonnade has one. */
export const TEMPLATE_ID = 'colonnade';
