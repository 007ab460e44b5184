import { useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { EditorHost } from '../page-editor-host';
import { LinkAddress } from '../../../parts/link-editor/link-address.view';
import type { RichText } from '../../../parts/rich-text-field/rich-text';

interface LinkPopoverProps {
  readonly richText: RichText;
  /** Address of the link at the caret. */
  readonly link: string | undefined;
  readonly host: EditorHost;
  readonly view: Pick<PageEditorView, 'pages'>;
  /** Called once it is done, with the focus to be given back. */
  readonly onClose: () => void;
}

/** Where the link at the caret leads, or the selected text is to lead. */
export function LinkPopover({ richText, link, host, view, onClose }: LinkPopoverProps): ReactElement {
  const { text } = host;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [href, setHref] = useState(link);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const apply = (): void => {
    if (href !== undefined) richText.link(href);
    onClose();
  };
  useKeys(box, { Enter: apply, Escape: onClose });
  return (
    <div className="admin-rich-text-field__link-box" role="dialog" aria-label={text('richTextLink')} ref={box}>
      <LinkAddress id={id} href={href} view={view} host={host} onHref={setHref} />
      <span className="admin-page-editor__acts">
        <button type="button" className="button" disabled={href === undefined} onClick={apply}>
          {text('richTextApply')}
        </button>
        {link !== undefined && (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              richText.link(undefined);
              onClose();
            }}
          >
            {text('richTextUnlink')}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={onClose}>
          {text('richTextCancel')}
        </button>
      </span>
    </div>
  );
}

/** Keys of the box; Enter counts in its fields. No other part of the editor gets them. */
function useKeys(box: RefObject<HTMLElement | null>, acts: Readonly<Record<'Enter' | 'Escape', () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => void (latest.current = acts));
  useEffect(() => {
    const ended = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
      if (!isEnter && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current[isEnter ? 'Enter' : 'Escape']();
    };
    box.current?.addEventListener('keydown', onKeyDown, { signal: ended.signal });
    return () => ended.abort();
  }, [box]);
}
