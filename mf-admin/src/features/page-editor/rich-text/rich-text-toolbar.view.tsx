import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { EditorHost } from '../page-editor-host';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { LinkPopover } from './link-popover.view';
import type { RichText } from '../../../parts/rich-text-field/rich-text';
import { useRovingFocus } from '../toolbar/use-roving-focus.effects';
import { TOOLS } from '../../../parts/rich-text-field/tools';
import '../../../parts/rich-text-field/rich-text-field.css';

export interface RichTextToolbarProps {
  readonly richText: RichText;
  readonly host: EditorHost;
  /** Pages that links can be made to by title. */
  readonly view?: Pick<PageEditorView, 'pages'>;
}

const NO_PAGES = { pages: [] };

/** Formats of the text at the caret. One of its buttons is in the order of Tab; arrow keys lead to the others. */
export function RichTextToolbar({ richText, host, view = NO_PAGES }: RichTextToolbarProps): ReactElement {
  const { text } = host;
  const state = useSyncExternalStore(richText.subscribe, richText.getState, richText.getState);
  const { buttonAt, follow } = useRovingFocus(TOOLS.length + 1);
  const [answered, setAnswered] = useState(state.linkRequests);
  const [isOpen, setOpen] = useState(false);
  const isLinking = isOpen || answered !== state.linkRequests;
  const close = (): void => {
    setOpen(false);
    setAnswered(state.linkRequests);
    richText.focus();
  };
  return (
    <div className="admin-rich-text-field__formats">
      <div role="toolbar" tabIndex={-1} aria-label={text('richTextFormats')} onKeyDown={follow}>
        {TOOLS.map(({ format, title, sign }, place) => (
          <button
            key={format}
            type="button"
            className={`admin-rich-text-field__format admin-rich-text-field__format--${format}`}
            aria-label={text(title)}
            title={text(title)}
            aria-pressed={state.formats.has(format)}
            {...buttonAt(place)}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => richText.toggle(format)}
          >
            <span aria-hidden="true" data-sign={sign} />
          </button>
        ))}
        <button
          type="button"
          className="admin-rich-text-field__format"
          aria-label={text('richTextLink')}
          title={text('richTextLink')}
          aria-pressed={state.link !== undefined}
          aria-expanded={isLinking}
          {...buttonAt(TOOLS.length)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (isLinking ? close() : setOpen(true))}
        >
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden
          >
            <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
          </svg>
        </button>
      </div>
      {isLinking && <LinkPopover richText={richText} link={state.link} host={host} view={view} onClose={close} />}
    </div>
  );
}
