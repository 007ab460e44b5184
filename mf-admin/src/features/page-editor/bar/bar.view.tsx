import { useState, type ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PreviewMode } from 'shared-types/admin/design';
import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import type { EditorProps } from '../editor-props';
import { Icon, type IconName } from '../icon.view';
import { useEditorState } from '../use-editor-state.effects';
import { History } from './history.view';
import { Modes } from './modes.view';
import { People } from './people.view';
import { PublishDialog } from './publish-dialog.view';
import { published, type Publication } from './publication';
import { ReviewButton } from './review-button.view';
import { SaveStatus } from './save-status.view';
import './bar.css';

/** A part beside the page that the bar opens and closes. */
export interface EditorPart {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export interface BarProps extends EditorProps {
  readonly mode: PreviewMode;
  readonly onMode: (mode: PreviewMode) => void;
  readonly parts: Readonly<Record<'outline' | 'panel', EditorPart>>;
}

/** Everything that concerns the page as a whole. */
export function Bar({ mode, onMode, parts, ...editor }: BarProps): ReactElement {
  const { view, store, host } = editor;
  const { text } = host;
  const state = useEditorState(store);
  const [isPublishing, setPublishing] = useState(false);
  const [publication, setPublication] = useState<Publication>();
  const { status, visible } = published(state, view, publication);
  return (
    <header className="admin-page-editor__top">
      <a className="admin-page-editor__command admin-page-editor__back" href={ADMIN_PATH.pages}>
        <Icon name="back" />
        <span className="admin-page-editor__label">{text('barBack')}</span>
      </a>
      <div className="admin-page-editor__page">
        <h1 className="admin-page-editor__title" dir="auto">
          {state.content.title || text('barUntitled')}
        </h1>
        <span className="admin-page-editor__status" data-status={status}>
          {text('barStatus', { status })}
        </span>
        <SaveStatus state={state} host={host} />
      </div>
      <People people={state.people} host={host} />
      <div className="admin-page-editor__commands">
        <History store={store} host={host} />
        <Modes mode={mode} onMode={onMode} host={host} />
        <PartButton icon="outline" part={parts.outline} label={text('barOutline')} />
        <PartButton icon="panel" part={parts.panel} label={text('barPanel')} />
        <a
          className="admin-page-editor__command admin-page-editor__preview"
          href={PAGE_DRAFT_PATH.replace(':pageId', state.pageId)}
          target="_blank"
          rel="noopener"
          aria-label={text('barPreviewHint')}
          onClick={() => void store.save()}
        >
          <Icon name="preview" />
          <span className="admin-page-editor__label">{text('barPreview')}</span>
        </a>
        {view.mayPublish ? (
          <button type="button" className="button" onClick={() => setPublishing(true)}>
            {text('barPublish')}
          </button>
        ) : (
          <ReviewButton {...editor} />
        )}
      </div>
      {isPublishing && (
        <PublishDialog
          {...editor}
          visible={visible}
          onPublished={setPublication}
          onClose={() => setPublishing(false)}
        />
      )}
    </header>
  );
}

function PartButton({
  icon,
  part: { id, isOpen, toggle },
  label,
}: {
  readonly icon: IconName & ('outline' | 'panel');
  readonly part: EditorPart;
  readonly label: string;
}): ReactElement {
  return (
    <button
      type="button"
      className={`admin-page-editor__command admin-page-editor__command--${icon}`}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={toggle}
    >
      <Icon name={icon} />
    </button>
  );
}
