import type { ReactElement } from 'react';
import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { CHOSEN_PAGES, PAGE_TEXT_LIMIT, PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { isTyped, ownPath, type SettingsProps } from './settings-props';

/** Publishes the draft now or later; for accounts that may. */
export function PagePublishView({ block, view, form, host }: SettingsProps): ReactElement | null {
  const { text } = host;
  const own = isTyped(form) ? undefined : form;
  const sends = { block, page: ownPath(view), pageId: view.id, revision: view.saved?.base ?? '' };
  const problems = own?.errors[view.id]?.split('\n') ?? [];
  if (!view.mayPublish || (!view.isChanged && view.scheduledText === undefined)) return null;
  return (
    <section className="admin-page-settings__part">
      <h2>{text('publishing')}</h2>
      {problems.length > 0 && (
        <ul className="form-error">
          {problems.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
        </ul>
      )}
      <AdminForm
        className="admin-page-settings__form"
        call={PAGES_CALLS.publishPages}
        sends={{ block, page: ownPath(view), [CHOSEN_PAGES]: `${view.id} ${view.saved?.base ?? ''}` }}
        host={host}
      >
        <FormProblem form={own} problem={text('problem')} />
        <LineField
          {...{ block, form: own, name: 'note', label: text('note'), value: own?.values['note'] ?? '' }}
          more={{ maxLength: PAGE_TEXT_LIMIT.note }}
        />
        <button type="submit" className="button">
          {text('publish')}
        </button>
      </AdminForm>
      <h3>{text('schedule')}</h3>
      {view.scheduledText === undefined ? (
        <AdminForm
          className="admin-page-settings__form"
          call={PAGE_SETTINGS_CALLS.schedulePage}
          sends={sends}
          host={host}
        >
          <LineField
            {...{
              block,
              form: own,
              name: 'at',
              label: text('at', { timeZone: view.timeZone }),
              value: own?.values['at'] ?? '',
            }}
            more={{ type: 'datetime-local', dir: 'ltr', required: true }}
          />
          <button type="submit" className="button button--quiet">
            {text('scheduleNow')}
          </button>
        </AdminForm>
      ) : (
        <AdminForm call={PAGE_SETTINGS_CALLS.schedulePage} sends={sends} host={host}>
          <p>{text('scheduledFor', { time: view.scheduledText })}</p>
          <button type="submit" className="button button--quiet">
            {text('unschedule')}
          </button>
        </AdminForm>
      )}
    </section>
  );
}
