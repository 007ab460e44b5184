import type { ReactElement } from 'react';
import type { EditorHost } from '../page-editor-host';
import { Icon } from '../icon.view';
import { useRovingFocus } from '../toolbar/use-roving-focus.effects';
import type { SelectionActions } from './selection-actions';

interface ToolbarProps {
  readonly actions: SelectionActions;
  readonly host: EditorHost;
}

const LABELS = {
  up: 'outlineUp',
  down: 'outlineDown',
  left: 'outlineLeft',
  right: 'outlineRight',
  duplicate: 'outlineDuplicate',
  split: 'outlineSplit',
  narrower: 'outlineNarrower',
  wider: 'outlineWider',
  remove: 'outlineRemove',
} as const;
const TOOLS = Object.keys(LABELS) as (keyof typeof LABELS)[];

/** Buttons for what is selected; those that cannot do anything now stay where they are. */
export function SelectionToolbar({ actions, host: { text } }: ToolbarProps): ReactElement {
  const { buttonAt, follow } = useRovingFocus(TOOLS.length);
  return (
    <div
      className="admin-page-editor__actions"
      role="toolbar"
      tabIndex={-1}
      aria-label={text('outlineActions')}
      onKeyDown={follow}
    >
      {TOOLS.map((action, place) => (
        <button
          key={action}
          type="button"
          className="admin-page-editor__command"
          aria-label={text(LABELS[action])}
          title={text(LABELS[action])}
          // Not `disabled`: the focus stays on the button when a block has reached its last place.
          aria-disabled={!actions.can(action)}
          {...buttonAt(place)}
          onClick={() => actions.run(action)}
        >
          <Icon name={action} />
        </button>
      ))}
    </div>
  );
}

/** Adds a block or a section behind what is selected. */
export function AddButtons({ actions, host: { text } }: ToolbarProps): ReactElement {
  return (
    <div className="admin-page-editor__adds">
      <button type="button" className="button button--quiet" onClick={() => actions.run('addBlock')}>
        {text('outlineAddBlock')}
      </button>
      <button type="button" className="button button--quiet" onClick={() => actions.run('addRow')}>
        {text('outlineAddRow')}
      </button>
    </div>
  );
}
