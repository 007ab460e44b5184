import type { ReactElement } from 'react';
import { isOnline } from '../../../parts/is-online/is-online.effects';
import { SignInBeside } from './sign-in-beside.view';
import type { EditorHost } from '../page-editor-host';
import type { EditorState, SaveState } from '../state/page-editor-store';

interface SaveStatusProps {
  readonly state: EditorState;
  readonly host: EditorHost;
}

const KEYS = {
  saved: 'barSaved',
  saving: 'barSaving',
  unsaved: 'barUnsaved',
  waiting: 'barWaiting',
  signedOut: 'barSignedOut',
  gone: 'barGone',
} as const satisfies Record<Exclude<SaveState, 'refused'>, string>;

/**
 * Whether the server has every change, in words that a screen reader says when they change.
 *
 * @implements EDIT-07 EDIT-09 EDIT-11
 */
export function SaveStatus({ state: { saving, refusal }, host: { text } }: SaveStatusProps): ReactElement {
  return (
    <span className="admin-page-editor__saving" data-saving={saving}>
      <span role="status">
        {saving === 'refused' ? text('barRefused', { reason: refusal ?? '' }) : text(keyOf(saving))}
      </span>
      {saving === 'signedOut' && <SignInBeside text={text('barSignIn')} />}
    </span>
  );
}

/** A browser that is online and gets no answer has another fault than its own connection. */
function keyOf(saving: keyof typeof KEYS) {
  return saving === 'waiting' && isOnline() ? 'barNoAnswer' : KEYS[saving];
}
