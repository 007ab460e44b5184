import type { ReactElement } from 'react';
import { PAGE_LAYOUTS, PAGE_TEXT_LIMIT, PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { BoxField, ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import type { ListProps } from './list-props';
import { pagesPath } from './pages-path';

/** The form that adds a page. After an error it is open, with what was typed. */
export function NewPageView({ block, view, form, host }: ListProps): ReactElement {
  const { text } = host;
  const { collections = [] } = view;
  const own = form?.values['layout'] === undefined ? undefined : form;
  const field = (name: 'title' | 'path' | 'collection' | 'layout', label: string) => ({
    ...{ block, form: own, name, label, value: own?.values[name] ?? '' },
  });
  return (
    <details className="admin-pages__add" open={own !== undefined}>
      <summary className="admin-pages__summary">{text('add')}</summary>
      <AdminForm
        className="admin-pages__form"
        call={PAGES_CALLS.createPage}
        sends={{ block, page: pagesPath(view, view.page, host) }}
        host={host}
      >
        <FormProblem form={own} problem={text('problem')} />
        <LineField {...field('title', text('name'))} more={{ maxLength: PAGE_TEXT_LIMIT.title, required: true }} />
        <LineField
          {...field('path', text('path'))}
          hint={text('pathHint')}
          more={{ maxLength: PAGE_TEXT_LIMIT.path, dir: 'ltr', autoCapitalize: 'none', spellCheck: false }}
        />
        {collections.length > 0 && (
          <ChoiceField
            {...field('collection', text('collection'))}
            hint={text('collectionHint')}
            choices={[
              ['', text('noCollection')],
              ...collections.map(({ path, title, kind }) => [path, text('itemOf', { kind, title })] as const),
            ]}
          />
        )}
        <ChoiceField
          {...field('layout', text('layout'))}
          choices={PAGE_LAYOUTS.map((layout) => [layout, text('layoutName', { layout })])}
        />
        <div className="admin-pages__navigation">
          <BoxField
            {...{ block, form: own, name: 'navigation', label: text('navigation'), hint: text('navigationHint') }}
            value={own ? (own.values['navigation'] ?? '') : 'on'}
          />
        </div>
        <button type="submit" className="button">
          {text('create')}
        </button>
      </AdminForm>
    </details>
  );
}
