import { SURVEY_CALLS } from 'shared-types/admin/insights/survey';
import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './survey.example';
import { messages } from './survey.messages';
import { messages as polish } from './survey.messages.pl';
import { element } from './survey.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) =>
  showView(element(examples[name], own), examples[name].block.id);

test('shows what each cohort has answered, and explains missing answers', async () => {
  const root = show('some');
  expect([...root.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '2026-Q4A1234.3',
    '2026-Q4B01–',
    '2026-Q3E102.0',
  ]);
  expect(root.querySelectorAll('li')).toHaveLength(2);
  expect(root.querySelector(`a[href="${SURVEY_CALLS.getSurveyAnswers.path}"]:not([download])`)).not.toBeNull();
  expect(await axeFindings()).toEqual([]);
  expect(show('withoutTexts').textContent).toContain(messages.noTexts);
  expect(show('none').querySelector('[role="status"]')?.textContent).toBe(messages.none);
  const polishHost: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('some', polishHost).textContent).toContain('5 z 5 · kohorta A, 2026-Q4');
});
