import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PageMistake } from 'shared-types/admin/pages/pages';
import type { EditorProps } from '../editor-props';
import { useEditorState } from '../use-editor-state.effects';
import { placeName } from './place-name';
import type { PublishOutcome } from './publish.api';

const SERVER_ERROR = 500;

interface MistakesProps extends EditorProps {
  readonly refusal: PublishOutcome & { readonly kind: 'refused' };
  readonly onSelect: (blockId: string) => void;
}

/**
 * What keeps from publishing; each mistake of a block leads to the block.
 *
 * @implements EDIT-03 EDIT-08
 */
export function PublishMistakes({ view, store, host, refusal, onSelect }: MistakesProps): ReactElement {
  const { text } = host;
  const { content, pageId } = useEditorState(store);
  const { status, message, mistakes } = refusal;
  const reason = status === 0 ? text('publishNoAnswer') : message;
  const sentence = ({ pageId: page, pointer, message: what }: PageMistake): string => {
    const name = page === pageId ? placeName(pointer, content, { view, host }) : undefined;
    return text('publishMistake', { name: name ?? text('publishPage'), message: what });
  };
  return (
    <div className="form-error" role="alert">
      {status >= SERVER_ERROR && <p>{text('publishFailed')}</p>}
      <p dir="auto">{mistakes.length > 0 ? text('publishProblem') : reason}</p>
      <ul className="admin-page-editor__lines">
        {mistakes.map((mistake) => (
          <li key={`${mistake.pageId}${mistake.pointer} ${mistake.message}`} dir="auto">
            <Place mistake={mistake} blockId={blockOf(mistake, pageId)} onSelect={onSelect} said={sentence(mistake)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function blockOf({ pageId, pointer }: PageMistake, own: string): string | undefined {
  const [, part, id] = pointer.split('/');
  return pageId === own && part === 'blocks' ? id : undefined;
}

interface PlaceProps {
  readonly mistake: PageMistake;
  readonly blockId: string | undefined;
  readonly said: string;
  readonly onSelect: (blockId: string) => void;
}

function Place({ mistake, blockId, said, onSelect }: PlaceProps): ReactElement {
  if (blockId === undefined) return <a href={ADMIN_PATH.pageSettings.replace('{slug}', mistake.pageId)}>{said}</a>;
  return (
    <button type="button" className="admin-page-editor__to-block" onClick={() => onSelect(blockId)}>
      {said}
    </button>
  );
}
