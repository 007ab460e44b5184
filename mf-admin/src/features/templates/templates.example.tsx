import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import type { TemplateNotes, TemplatesView } from 'shared-types/admin/theme/templates';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { TEMPLATE_NAMES, type TemplateName } from 'shared-types/site/theme/template-names';

const notes = Object.fromEntries(
  TEMPLATE_NAMES.map((name) => [name, { left: TEMPLATES[name].home.length > 4 ? 1 : 0, kept: 0, sections: {} }]),
) as Record<TemplateName, TemplateNotes>;

const SAVED: NonNullable<TemplatesView['saved']> = {
  base: 'state-1',
  notes: { ...notes, bloom: { ...notes.bloom, kept: 1 } },
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM GMT' },
};

const sample = (view: Partial<TemplatesView>, form?: FormState): PropsOf<'admin/templates/choices'> => ({
  block: { id: 'e4fe1147-2a99-4f81-9274-bd444c4e8d82', type: ADMIN_BLOCK_TYPE.templates, settings: {} },
  data: { 'admin/templates/choices': { home: '/', ...view } },
  ...(form && { form }),
});

/** Examples of the templates: none used, one used, one in a draft, after a conflict, and after the session has ended. */
export const examples = {
  unused: sample({ saved: SAVED }),
  used: sample({ saved: { ...SAVED, current: 'market' } }),
  draft: sample({
    saved: {
      ...SAVED,
      current: 'evening',
      draft: { part: 'styles', language: '', by: 'Olive Owner', atText: 'March 2, 2026 at 9:30 AM GMT' },
    },
  }),
  conflict: sample(
    { saved: SAVED },
    {
      values: { template: 'bloom', base: 'state-1' },
      errors: {},
      message: 'Meanwhile Ben has changed the look of the site (March 2, 2026 at 9:30 AM GMT).',
      key: 'state-2',
      code: 'admin/styles-conflict',
    },
  ),
  signedOut: sample(
    {},
    { values: { template: 'bloom' }, errors: {}, message: 'You are signed out.', code: 'site/login-required' },
  ),
};
