import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './design.messages';

const LINES = ['guideFrame', 'guidePanel', 'guideBlocks', 'guideElsewhere', 'guideEscape', 'guideSignOut'] as const;

/**
 * The guide: how to move about, over the page. The browser itself opens and closes it.
 *
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
        // It takes the focus as the guide opens, which somebody has just asked for.
        autoFocus
      >
        {host.text('close')}
      </button>
    </div>
  );
}
