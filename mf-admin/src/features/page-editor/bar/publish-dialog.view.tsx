import { useId, useState, type ReactElement } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import { EditorDialog } from '../editor-dialog.view';
import type { EditorProps } from '../editor-props';
import { useEditorState } from '../use-editor-state.effects';
import type { Publication } from './publication';
import { PublishMistakes } from './publish-mistakes.view';
import { PublishChanges, PublishWarnings } from './publish-lists.view';
import { SiteDraftsList } from './site-drafts/site-drafts.view';
import { useSiteDrafts } from './site-drafts/use-site-drafts.effects';
import { publishDraft, type PublishOutcome } from './publish.api';

interface PublishProps extends EditorProps {
  /** What visitors see now; absent for a page that they do not see. */
  readonly visible: PageContent | undefined;
  readonly onPublished: (publication: Publication) => void;
  readonly onClose: () => void;
}

/** Says what publishing changes, publishes, and says what keeps from it. */
export function PublishDialog({ visible, onPublished, onClose, ...editor }: PublishProps): ReactElement {
  const { store, host } = editor;
  const { text, announcer } = host;
  const { content } = useEditorState(store);
  const [before] = useState(visible);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PublishOutcome>();
  const siteDrafts = useSiteDrafts(host);
  const publish = async (): Promise<void> => {
    setBusy(true);
    const result = await publishDraft(store, host, { note, siteDrafts: siteDrafts.chosen });
    setBusy(false);
    setOutcome(result);
    const { revision, content: now } = store.getState();
    if (result.kind === 'published') onPublished({ revision, content: now });
    announcer.announce(saying(result, host), result.kind === 'published' ? 'polite' : 'assertive');
  };
  const select = (blockId: string): void => {
    store.select({ kind: 'block', id: blockId });
    onClose();
  };
  const title = content.title || text('barUntitled');
  if (outcome?.kind === 'published')
    return (
      <EditorDialog title={text('published')} onClose={onClose}>
        <p>{text('publishedHint')}</p>
        <div className="admin-page-editor__dialog-acts">
          {!content.path.includes('{') && (
            <a className="button" href={content.path} target="_blank" rel="noopener">
              {text('publishedLink')}
            </a>
          )}
          <button type="button" className="button button--quiet" onClick={onClose}>
            {text('barClose')}
          </button>
        </div>
      </EditorDialog>
    );
  return (
    <EditorDialog title={text('publishTitle', { title })} onClose={onClose}>
      {outcome?.kind === 'unsaved' && <p className="form-error">{text('publishUnsaved')}</p>}
      {outcome?.kind === 'refused' && <PublishMistakes {...editor} refusal={outcome} onSelect={select} />}
      <PublishChanges {...editor} before={before} />
      <SiteDraftsList {...siteDrafts} host={host} />
      <PublishWarnings {...editor} onSelect={select} />
      <PublishForm note={note} onNote={setNote} isBusy={isBusy} host={host} onClose={onClose} publish={publish} />
    </EditorDialog>
  );
}

function saying(outcome: PublishOutcome, { text }: Pick<EditorProps['host'], 'text'>): string {
  if (outcome.kind === 'published') return text('published');
  return outcome.kind === 'unsaved' ? text('publishUnsaved') : outcome.message;
}

interface FormProps extends Pick<EditorProps, 'host'> {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly publish: () => Promise<void>;
}

function PublishForm({ note, onNote, isBusy, host: { text }, onClose, publish }: FormProps): ReactElement {
  const id = useId();
  return (
    <form
      className="admin-page-editor__publish"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void publish();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{text('publishNote')}</label>
        <input
          id={id}
          type="text"
          dir="auto"
          value={note}
          maxLength={PAGE_TEXT_LIMIT.note}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onNote(target.value)}
        />
        <p id={`${id}-hint`} className="field__hint">
          {text('publishNoteHint')}
        </p>
      </div>
      <div className="admin-page-editor__dialog-acts">
        <button type="submit" className="button" aria-disabled={isBusy} aria-busy={isBusy}>
          {text(isBusy ? 'publishing' : 'barPublish')}
        </button>
        <button type="button" className="button button--quiet" onClick={onClose}>
          {text('barCancel')}
        </button>
      </div>
    </form>
  );
}
