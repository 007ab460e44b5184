import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A form the owner has put together. The shell sends it where there is script. */
export const contactForm = {
  id: 'forms/contact-form',
  implements: [
    'FORM-01',
    'FORM-04',
    'FORM-18',
    'FORM-20',
    'FORM-25',
    'FORM-26',
    'FERR-07',
    'FERR-08',
    'FIELD-03',
    'PLAT-08',
  ],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.form] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['forms/contact-form/form'],
  strings: { en: () => import('./contact-form.strings'), pl: () => import('./contact-form.strings.pl') },
} satisfies HtmlFeature;
