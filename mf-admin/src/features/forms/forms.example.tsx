import type { ListedForm } from 'shared-types/admin/forms/forms';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const CONTACT: ListedForm = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4401',
  title: 'Write to us',
  pageTitle: 'Contact',
  pagePath: '/contact',
  fields: 5,
  submissions: 12,
};

const sample = (forms: readonly ListedForm[]): PropsOf<'admin/forms/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d44', type: ADMIN_BLOCK_TYPE.forms, settings: {} },
  data: { 'admin/forms/list': { forms } },
});

export const examples = {
  forms: sample([
    CONTACT,
    {
      ...CONTACT,
      id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4402',
      title: '',
      pageTitle: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      submissions: 0,
    },
  ]),
  none: sample([]),
} as const;
