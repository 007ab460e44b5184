import type { ReactElement, ReactNode } from 'react';
import './toast.css';

interface ToastProps {
  /** Not shown yet: with script the shell fills it in. */
  readonly isEmpty?: boolean;
  /** Attributes by which scripts find it. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  readonly children?: ReactNode;
}

/** What has just been done. Without script it gets the focus after a post. It fades after some seconds. */
export function Toast({ isEmpty = false, marks, children }: ToastProps): ReactElement {
  return (
    <p
      className="admin-toast"
      tabIndex={-1}
      hidden={isEmpty}
      {...marks}
      {...(!isEmpty && { role: 'status', autoFocus: true })}
    >
      {children}
    </p>
  );
}
