import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import './settings-form.css';

type ActionMessages = Readonly<Record<'save' | 'saving' | 'undo' | 'unsaved', string>>;

interface SettingsActionsProps {
  readonly host: RenderHost<ActionMessages>;
  /** Further actions between save and undo. */
  readonly children?: ReactNode;
}

/** Save button; with unsaved values, also a note and an undo button. */
export function SettingsActions({ host: { text }, children }: SettingsActionsProps): ReactElement {
  return (
    <div className="admin-settings-form__actions">
      <button type="submit" className="button">
        <span className="admin-settings-form__idle">{text('save')}</span>
        <span className="admin-settings-form__busy">{text('saving')}</span>
      </button>
      {children}
      <button className="button button--quiet" type="button" data-undo="" hidden>
        {text('undo')}
      </button>
      <p className="admin-muted" data-unsaved-note="" hidden>
        {text('unsaved')}
      </p>
    </div>
  );
}
