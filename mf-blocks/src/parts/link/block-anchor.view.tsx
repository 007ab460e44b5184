import type { ReactElement, ReactNode } from 'react';
import type { BlockLink } from 'shared-types/blocks/link';

interface BlockAnchorProps {
  readonly link: BlockLink;
  readonly className: string;
  /** Announces that a new window opens. */
  readonly newWindowText: string;
  /** Rendered before the label. */
  readonly children?: ReactNode;
  /** Further attributes. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A link as set up by the owner; announces if it opens a new window. */
export function BlockAnchor({ link, className, newWindowText, children, attributes }: BlockAnchorProps): ReactElement {
  return (
    <a
      className={className}
      href={link.href}
      {...(link.newWindow && { target: '_blank', rel: 'noopener' })}
      {...attributes}
    >
      {children}
      {link.label}
      {link.newWindow && <span className="visually-hidden"> {newWindowText}</span>}
    </a>
  );
}
