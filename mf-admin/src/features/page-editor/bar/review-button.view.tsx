import { useState, type ReactElement } from 'react';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import type { EditorProps } from '../editor-props';
import { useEditorState } from '../use-editor-state.effects';

/** Says that the draft is ready to be looked at; for accounts that may not publish. */
export function ReviewButton({ store, host }: EditorProps): ReactElement {
  const { text, announcer, request } = host;
  const { pageId, status } = useEditorState(store);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const send = async (): Promise<void> => {
    setBusy(true);
    const isSaved = await store.save();
    const { path, method } = PAGES_CALLS.reviewPage;
    const result = isSaved ? await request(path, { method, body: { pageId, ready: 'yes' } }) : undefined;
    setBusy(false);
    const said = result?.ok ? text('barReviewed') : (result?.message ?? text('publishUnsaved'));
    setNote(said);
    announcer.announce(said, result?.ok ? 'polite' : 'assertive');
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={isBusy || status === 'needsReview'}
        onClick={() => {
          if (!isBusy && status !== 'needsReview') void send();
        }}
      >
        {text('barReview')}
      </button>
      {note !== '' && <span className="admin-page-editor__note-text">{note}</span>}
    </>
  );
}
