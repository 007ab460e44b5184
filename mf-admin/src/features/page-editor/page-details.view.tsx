import { useId, type ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import { changeDescription, changeTitle } from './commands/page-text.commands';
import type { EditorProps } from './editor-props';
import { useEditorState } from './use-editor-state.effects';

/** What the panel shows while nothing is selected: title and description of the page. */
export function PageDetails({ store, view, host: { text } }: EditorProps): ReactElement {
  const { content, pageId } = useEditorState(store);
  const id = useId();
  return (
    <div className="admin-page-editor__details">
      <p className="admin-page-editor__hint">{text('editorSelectHint')}</p>
      <div className="field">
        <label htmlFor={`${id}-title`}>{text('editorPageTitle')}</label>
        <input
          id={`${id}-title`}
          type="text"
          dir="auto"
          value={content.title}
          maxLength={PAGE_TEXT_LIMIT.title}
          onChange={({ target: { value } }) => store.run(changeTitle(value))}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-description`}>{text('editorPageDescription')}</label>
        <textarea
          id={`${id}-description`}
          dir="auto"
          rows={4}
          value={content.description}
          maxLength={PAGE_TEXT_LIMIT.description}
          aria-describedby={`${id}-hint`}
          onChange={({ target: { value } }) => store.run(changeDescription(value))}
        />
        <p id={`${id}-hint`} className="field__hint">
          {text('editorPageDescriptionHint')}
        </p>
      </div>
      <a href={ADMIN_PATH.pageSettings.replace('{slug}', pageId)}>{text('editorAllSettings')}</a>
      {view.code && (
        <p>
          <a href={view.code.url}>{text('editorCode', { has: view.code.hasCode ? 'yes' : 'no' })}</a>
        </p>
      )}
      {view.mayAddScripts && !view.code && !view.published && (
        <p className="admin-page-editor__hint">{text('editorCodeLater')}</p>
      )}
    </div>
  );
}
