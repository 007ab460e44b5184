import type { ReactElement } from 'react';
import { PREVIEW_MODES, type PreviewMode } from 'shared-types/admin/design';
import type { EditorHost } from '../page-editor-host';
import { Icon } from '../icon.view';

interface ModesProps {
  readonly mode: PreviewMode;
  readonly onMode: (mode: PreviewMode) => void;
  readonly host: EditorHost;
}

/** How wide the page is shown. */
export function Modes({ mode, onMode, host: { text } }: ModesProps): ReactElement {
  return (
    <div
      className="admin-page-editor__command-group admin-page-editor__modes"
      role="group"
      aria-label={text('barModes')}
    >
      {PREVIEW_MODES.map((one) => (
        <button
          key={one}
          type="button"
          className="admin-page-editor__command"
          aria-label={text('barMode', { mode: one })}
          title={text('barMode', { mode: one })}
          aria-pressed={one === mode}
          onClick={() => onMode(one)}
        >
          <Icon name={one} />
        </button>
      ))}
    </div>
  );
}
