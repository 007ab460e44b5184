import type { ReactElement, ReactNode } from 'react';
import type { BlockLink } from 'shared-types/blocks/link';

interface BlockAnchorProps {
  readonly link: BlockLink;
  readonly className: string;
  /** Words that say that a new window opens. */
  readonly newWindowText: string;
  /** Stands before the label. */
  readonly children?: ReactNode;
}

/** A link as its owner set it up; one that opens a new window says so. */
export function BlockAnchor({ link, className, newWindowText, children }: BlockAnchorProps): ReactElement {
  return (
    <a className={className} href={link.href} {...(link.newWindow && { target: '_blank', rel: 'noopener' })}>
      {children}
      {link.label}
      {link.newWindow && <span className="visually-hidden"> {newWindowText}</span>}
    </a>
  );
}
