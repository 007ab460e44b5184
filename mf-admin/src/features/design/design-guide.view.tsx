import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './design.messages';

const LINES = ['guideFrame', 'guidePanel', 'guideBlocks', 'guideElsewhere', 'guideEscape', 'guideSignOut'] as const;

/**
 * The guide to keyboard and navigation. The browser opens and closes it.
 * @implements START-23
 */
export function DesignGuide({
  id,
  host,
}: {
  readonly id: string;
  readonly host: RenderHost<typeof messages>;
}): ReactElement {
  return (
    <div className="admin-design__guide" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <h2 className="admin-design__guide-title" id={`${id}-title`}>
        {host.text('guideTitle')}
      </h2>
      <ul className="admin-design__guide-lines">
        {LINES.map((line) => (
          <li key={line}>{host.text(line)}</li>
        ))}
      </ul>
      <button
        className="button admin-design__guide-close"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        // Focused when the guide opens, which the visitor has just requested.
        autoFocus
      >
        {host.text('close')}
      </button>
    </div>
  );
}
