import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  SUBMISSION_FILTERS,
  SUBMISSIONS_PARAMETER,
  SUBMISSIONS_SEARCH_MAX,
  type SubmissionsView,
} from 'shared-types/admin/forms/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { formName } from './form-name';
import type { messages } from './submissions.messages';

interface FilterProps {
  readonly block: string;
  readonly view: SubmissionsView;
  readonly host: ViewHost<typeof messages>;
}

/** Search, form, status and period. */
export function SubmissionsFilter({ block, view, host }: FilterProps): ReactElement {
  const { text } = host;
  const { question, unreadable } = view;
  const field = (name: 'search' | 'form' | 'state' | 'from' | 'to') => ({
    name: SUBMISSIONS_PARAMETER[name],
    label: text(name),
    value: question[name],
  });
  const day = (name: 'from' | 'to') => ({
    ...field(name),
    error: unreadable.includes(name) ? text('noDay') : undefined,
  });
  const forms = view.forms.map((form) => {
    const state = form.isFormGone ? 'gone' : 'there';
    return [form.id, text('formChoice', { form: formName(form, host), state, unread: form.unread })] as const;
  });
  const states = (['', ...SUBMISSION_FILTERS] as const).map((state) => [state, text('filter', { state })] as const);
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.submissions}
      kept={question.folder === '' ? {} : { [SUBMISSIONS_PARAMETER.folder]: question.folder }}
      search={{ ...field('search'), longest: SUBMISSIONS_SEARCH_MAX }}
      choices={[
        { ...field('form'), options: [['', text('allForms')], ...forms] },
        { ...field('state'), options: states },
      ]}
      days={[day('from'), day('to')]}
      labels={{ find: text('find'), note: text('days', { timeZone: view.timeZone }) }}
    />
  );
}
