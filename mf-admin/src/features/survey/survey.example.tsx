import type { SurveyView } from 'shared-types/admin/insights/survey';
import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<SurveyView> = {}): PropsOf<'admin/survey/figures'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d43', type: ADMIN_BLOCK_TYPE.survey, settings: {} },
  data: { 'admin/survey/figures': { figures: [], texts: [], ...view } },
});

const figures: SurveyView['figures'] = [
  { quarter: '2026-Q4', cohort: 'A', answered: 12, putOff: 3, mean: '4.3' },
  { quarter: '2026-Q4', cohort: 'B', answered: 0, putOff: 1, mean: '' },
  { quarter: '2026-Q3', cohort: 'E', answered: 1, putOff: 0, mean: '2.0' },
];

export const examples = {
  none: sample(),
  some: sample({
    figures,
    texts: [
      { id: '2', quarter: '2026-Q4', cohort: 'A', rating: 5, text: 'It does what I need.\nThe orders are quick.' },
      { id: '1', quarter: '2026-Q3', cohort: 'E', rating: 2, text: `קשה למצוא דברים ${'x'.repeat(200)}` },
    ],
  }),
  withoutTexts: sample({ figures }),
} as const;
