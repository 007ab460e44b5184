import { FORM_UPLOAD_LIMIT } from 'shared-types/forms/form-upload';

const MEGABYTE = 1024 * 1024;

/** Of a file, for visitors. */
export const MOST_MEGABYTES = FORM_UPLOAD_LIMIT.fileBytes / MEGABYTE;
