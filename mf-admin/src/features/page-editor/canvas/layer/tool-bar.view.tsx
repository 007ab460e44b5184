import type { KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import type { Box } from '../frame/measured-page';
import { Icon, type IconName } from '../../icon.view';
import { useRovingFocus } from '../../toolbar/use-roving-focus.effects';

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  /** Absent where the tool can do nothing now. */
  readonly act?: (() => void) | undefined;
}

interface ToolBarProps {
  readonly label: string;
  /** What it belongs to, in pixels of the layer. */
  readonly box: Box;
  readonly tools: readonly Tool[];
  /** What stands before the tools. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onEscape: () => void;
}

/** Buttons above a box, in view while any of it is. Arrow keys lead from button to button. */
export function ToolBar({ label, box, tools, children, ref, onEscape }: ToolBarProps): ReactElement {
  const { buttonAt, follow } = useRovingFocus(tools.length);
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (!follow(event)) return;
    event.stopPropagation();
  };
  const { x, y, height } = box;
  return (
    <div
      className="admin-page-editor__canvas-bar-place"
      style={{
        top: `max(0px, ${y}px - var(--editor-bar))`,
        blockSize: `calc(${Math.max(height, 0)}px + min(${y}px, var(--editor-bar)))`,
      }}
    >
      <div
        className="admin-page-editor__canvas-bar"
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        ref={ref}
        style={{ left: x }}
        onKeyDown={press}
      >
        {children}
        {tools.map(({ icon, label: name, act }, at) => (
          <button
            key={icon}
            type="button"
            className="admin-page-editor__canvas-tool"
            aria-label={name}
            title={name}
            // Stays focusable, so that a block at its last place does not lose the keyboard.
            aria-disabled={act === undefined}
            {...buttonAt(at)}
            onClick={act}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
