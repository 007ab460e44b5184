import type { ReactElement } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { blockName } from '../block-name';
import type { EditorProps } from '../editor-props';
import { useEditorState } from '../use-editor-state.effects';
import { pageDifferences, type PageDifference } from './page-differences';
import { pageWarnings, type PageWarning } from './page-warnings';
import { useBrokenLinks } from './use-broken-links.effects';

interface ChangesProps extends EditorProps {
  readonly before: PageContent | undefined;
}

const KINDS = { added: 'publishAdded', removed: 'publishRemoved', changed: 'publishChanged' } as const;

/** What visitors will see differently. */
export function PublishChanges({ view, store, host, before }: ChangesProps): ReactElement {
  const { text } = host;
  const { content } = useEditorState(store);
  if (!before) return <p>{text('publishFirst')}</p>;
  const differences = pageDifferences(before, content);
  if (differences.length === 0) return <p>{text('publishNothing')}</p>;
  const sentence = (difference: PageDifference): string => {
    if (difference.kind === 'field') return text('publishField', { field: difference.field });
    if (difference.kind === 'moved') return text('publishMoved');
    return text(KINDS[difference.kind], { name: blockName(difference.block, view, host) });
  };
  return (
    <section>
      <h3 className="admin-page-editor__dialog-part">{text('publishChanges')}</h3>
      <ul className="admin-page-editor__lines">
        {differences.map((difference) => (
          <li key={'block' in difference ? difference.block.id : sentence(difference)} dir="auto">
            {sentence(difference)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WarningsProps extends EditorProps {
  readonly onSelect: (blockId: string) => void;
}

/** What could be better; each leads to its block. */
export function PublishWarnings({ view, store, host, onSelect }: WarningsProps): ReactElement | null {
  const { text } = host;
  const { content } = useEditorState(store);
  const broken = useBrokenLinks({ store, host });
  const warnings = [
    ...pageWarnings(content, view),
    ...broken.map((link): PageWarning => ({ ...link, kind: 'broken' })),
  ];
  if (warnings.length === 0) return null;
  const sentence = (warning: PageWarning): string => {
    const name = blockName(content.blocks[warning.blockId], view, host);
    if (warning.kind === 'broken') {
      const { href, reason } = warning;
      return text('publishBroken', { name, href, reason });
    }
    if (warning.kind === 'noAlt') return text('publishNoAlt', { name, picture: warning.picture });
    return text('publishSkips', { name, level: warning.level, before: warning.before });
  };
  return (
    <section>
      <h3 className="admin-page-editor__dialog-part">{text('publishWarnings')}</h3>
      <p className="admin-page-editor__hint">{text('publishWarningHint')}</p>
      <ul className="admin-page-editor__lines">
        {[...new Map(warnings.map((warning) => [sentence(warning), warning])).entries()].map(([said, { blockId }]) => (
          <li key={said}>
            <button type="button" className="admin-page-editor__to-block" dir="auto" onClick={() => onSelect(blockId)}>
              {said}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
