/** The template id that Colonnade reports for every site. */
export const TEMPLATE_ID = 'colonnade';
