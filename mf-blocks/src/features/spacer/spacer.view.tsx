import type { CSSProperties, ReactElement } from 'react';
import { SPACER_MOST_PX } from 'shared-types/blocks/basic/spacer';
import type { PropsOf } from 'shared-types/render';
import { readSpacing } from '../../parts/look/read-spacing';
import { readSettings } from '../../parts/settings/settings';
import './spacer.css';

/** Room between what stands above and below it. */
export function element({ block }: PropsOf): ReactElement {
  const height = readSpacing(readSettings(block.settings), 'height', SPACER_MOST_PX) ?? 'var(--space-7)';
  return <div className="blocks-spacer" style={{ '--height': height } as CSSProperties} />;
}
