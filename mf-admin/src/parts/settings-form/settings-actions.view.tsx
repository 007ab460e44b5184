import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import './settings-form.css';

/** The messages these buttons need from their feature. */
type ActionMessages = Readonly<Record<'save' | 'saving' | 'undo' | 'unsaved', string>>;

interface SettingsActionsProps {
  readonly host: RenderHost<ActionMessages>;
  /** What else can be done, between saving and undoing. */
  readonly children?: ReactNode;
}

/** Saves; and where something is typed that is not saved, says so and takes it back. */
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
      <p className="admin-settings-form__note" data-unsaved-note="" hidden>
        {text('unsaved')}
      </p>
    </div>
  );
}
