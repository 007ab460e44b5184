import type { ReactElement } from 'react';
import type { EditorHost } from '../page-editor-host';
import { Icon } from '../icon.view';
import type { SelectionActions } from './selection-actions';
import type { SelectionAction } from './selection-command';

interface ToolbarProps {
  readonly actions: SelectionActions;
  readonly host: EditorHost;
}

const TOOLS = {
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

/** Buttons for what is selected; those that cannot do anything now stay where they are. */
export function SelectionToolbar({ actions, host: { text } }: ToolbarProps): ReactElement {
  return (
    <div className="admin-page-editor__actions" role="group" aria-label={text('outlineActions')}>
      {(Object.keys(TOOLS) as (keyof typeof TOOLS)[]).map((action) => (
        <Tool key={action} action={action} label={text(TOOLS[action])} actions={actions} />
      ))}
    </div>
  );
}

interface ToolProps {
  readonly action: SelectionAction & keyof typeof TOOLS;
  readonly label: string;
  readonly actions: SelectionActions;
}

function Tool({ action, label, actions }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className="admin-page-editor__command"
      aria-label={label}
      title={label}
      // Not `disabled`: the focus stays on the button when a block has reached its last place.
      aria-disabled={!actions.can(action)}
      onClick={() => actions.run(action)}
    >
      <Icon name={action} />
    </button>
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
