import type { ReactElement } from 'react';
import { EditorDialog } from '../editor-dialog.view';
import type { EditorProps } from '../editor-props';
import type { EditorConflict } from '../state/page-editor-store';
import { sideText } from './conflict-sides';
import { placeName } from './place-name';

interface ConflictProps extends EditorProps {
  readonly conflict: EditorConflict;
}

/** Both versions of each place that two accounts have changed, and the choice between them. */
export function ConflictDialog({ view, store, host, conflict }: ConflictProps): ReactElement {
  const { text } = host;
  const { by, places, mine, theirs } = conflict;
  const naming = { view, host };
  const name = (place: string): string =>
    placeName(place, pointerHolds(mine, place) ? mine : theirs, naming) ?? text('publishPage');
  return (
    <EditorDialog title={text('conflictTitle')}>
      <p dir="auto">{by === undefined ? text('conflictBySomebody') : text('conflictBy', { name: by })}</p>
      <div className="admin-page-editor__sides">
        {places.map((place) => (
          <section key={place} className="admin-page-editor__conflict" aria-label={name(place)}>
            <h3 className="admin-page-editor__dialog-part" dir="auto">
              {name(place)}
            </h3>
            <dl className="admin-page-editor__versions">
              <div>
                <dt>{text('conflictMine')}</dt>
                <dd dir="auto">{sideText(mine, place, naming)}</dd>
              </div>
              <div>
                <dt>{text('conflictTheirs')}</dt>
                <dd dir="auto">{sideText(theirs, place, naming)}</dd>
              </div>
            </dl>
          </section>
        ))}
      </div>
      <div className="admin-page-editor__dialog-acts">
        <button type="button" className="button" onClick={() => store.settle('mine')}>
          {text('conflictKeep')}
        </button>
        <button type="button" className="button button--quiet" onClick={() => store.settle('theirs')}>
          {text('conflictUse')}
        </button>
      </div>
    </EditorDialog>
  );
}

/** A block that one account has deleted is named by the version that still has it. */
function pointerHolds({ blocks }: EditorConflict['mine'], place: string): boolean {
  const [, part, id = ''] = place.split('/');
  return part !== 'blocks' || blocks[id] !== undefined;
}
