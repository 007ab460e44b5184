import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A form composed by the owner, or a newsletter's. The shell sends it by fetch if script runs; its effects count characters. */
export const contactForm = {
  id: 'forms/contact-form',
  implements: [
    'FORM-01',
    'FORM-04',
    'FORM-18',
    'FORM-19',
    'FORM-20',
    'FORM-25',
    'FORM-26',
    'FERR-01',
    'FERR-02',
    'FERR-07',
    'FERR-08',
    'FERR-09',
    'FERR-12',
    'FERR-13',
    'FIELD-03',
    'VALID-08',
    'VALID-09',
    'VALID-10',
    'NEWS-01',
    'PLAT-08',
  ],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.form, BLOCK_TYPE.newsletter] },
  starts: ['interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['forms/contact-form/form'],
  load: () => import('./contact-form.effects'),
  messages: { en: () => import('./contact-form.messages'), pl: () => import('./contact-form.messages.pl') },
} satisfies EnhanceFeature;
