import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { takeEscape } from '../../parts/in-page/take-escape.effects';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called when Escape asks to close it; a dialog without cannot be left without an answer. */
  readonly onClose?: () => void;
}

/** A dialog over the editor, open as long as it is drawn. */
export function EditorDialog({ title, children, onClose }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const closed = new AbortController();
    takeEscape({ dialog: element, until: closed.signal }, () => close.current?.());
    element.showModal();
    return () => {
      closed.abort();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="admin-tokens admin-page-editor__dialog"
      role={onClose ? undefined : 'alertdialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={id} className="admin-page-editor__dialog-title" dir="auto">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
