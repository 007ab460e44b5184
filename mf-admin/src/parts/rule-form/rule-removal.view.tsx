import type { ReactElement } from 'react';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { RuleFormProps } from './rule-form.view';

/** Removes the rule; the explanation precedes the button. */
export function RuleRemoval({
  block,
  view: { id, saved },
  page,
  remove,
  host,
}: RuleFormProps & { readonly page: string }): ReactElement | null {
  if (!saved?.base) return null;
  return (
    <details className="admin-rule-form__removal">
      <summary>{host.text('removal')}</summary>
      <form className="admin-rule-form__form" method={remove.method} action={remove.path} data-enhance="">
        <p>{host.text('removalHint')}</p>
        <p className="form-error" data-form-error="" />
        <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
        <input type="hidden" name="block" value={block} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="base" value={saved.base} />
        <input type="hidden" name="key" value="" />
        <p>
          <button type="submit" className="button button--quiet">
            {host.text('removalYes')}
          </button>
        </p>
      </form>
    </details>
  );
}
