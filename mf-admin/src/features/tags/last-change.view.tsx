import type { ReactElement } from 'react';
import { TAGS_CALLS } from 'shared-types/admin/pages/tags';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { ownValues, type TagsPartProps } from './tags-part';

/** The last change of tags, with a button that undoes it. */
export function LastChange(part: TagsPartProps): ReactElement | null {
  const { view, form, host } = part;
  const { lastChange } = view;
  if (!lastChange || form?.question !== undefined) return null;
  const { id, note, by, at, atText } = lastChange;
  const { text } = host;
  return (
    <div className="admin-tags__last">
      <p>
        {text('lastChange')} <bdi>{note}</bdi>
        <span className="admin-muted">
          {' · '}
          <bdi>{by}</bdi>, <time dateTime={at}>{atText}</time>
        </span>
      </p>
      <AdminForm call={TAGS_CALLS.undoTags} sends={{ ...ownValues(part), change: id }} host={host}>
        <p className="form-error" data-form-error="" tabIndex={-1} />
        <button type="submit" className="button button--quiet">
          {text('undo')}
        </button>
      </AdminForm>
    </div>
  );
}
