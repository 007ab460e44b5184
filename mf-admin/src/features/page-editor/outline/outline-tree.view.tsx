import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import type { EditorProps } from '../editor-props';
import { useEditorState } from '../use-editor-state.effects';
import { outlineMove, typedLine } from './outline-keys';
import { keyOf, outlineLines, outlineNodes, type OutlineLine } from './outline-nodes';
import type { SelectionActions } from './selection-actions';
import { useFocusedLine } from './use-focused-line.effects';

interface TreeProps extends EditorProps {
  readonly actions: SelectionActions;
  readonly hintId: string;
}

const TYPING_MS = 700;
const ALT_MOVES = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

/** A tree whose focused line is the selected one. */
export function OutlineTree({ view, store, host, actions, hintId }: TreeProps): ReactElement {
  const tree = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const { content, selection } = useEditorState(store);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const wanted = keyOf(selection);
  const lines = outlineLines(outlineNodes(content, { view, host }), closed, wanted);
  const at = currentLine(lines, wanted);
  const current = lines[at]?.node.key;
  useFocusedLine(tree, current);

  const toggle = (keys: readonly string[], isOpen: boolean): void => {
    setClosed(new Set(isOpen ? [...closed].filter((key) => !keys.includes(key)) : [...closed, ...keys]));
  };
  const select = ({ node }: OutlineLine): void => store.select(node.selection);
  const type = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.key === ' ') return false;
    const isNew = event.timeStamp - typed.current.at > TYPING_MS;
    typed.current = { text: (isNew ? '' : typed.current.text) + event.key, at: event.timeStamp };
    const line = typedLine(typed.current.text, lines, at);
    if (line) select(line);
    return line !== undefined;
  };
  const answer = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey) return false;
    if (event.altKey) {
      const way = ALT_MOVES[event.key as keyof typeof ALT_MOVES];
      return way !== undefined && (actions.run(way), true);
    }
    const move = outlineMove(inReadingOrder(event.key, host.context.direction), lines, at);
    if (!move) return type(event);
    if (move.kind === 'select') select(move.line);
    else toggle(move.keys, move.kind === 'open');
    return true;
  };
  const pick = (target: Element): void => {
    const element = target.closest<HTMLElement>('[data-line]');
    const line = lines.find(({ node }) => node.key === element?.dataset['line']);
    if (!element || !line) return;
    if (target.closest('[data-fold]')) return toggle([line.node.key], !line.isOpen);
    element.focus();
    select(line);
  };
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      className="admin-page-editor__tree"
      aria-label={host.text('outlineTitle')}
      aria-describedby={hintId}
      onKeyDown={(event) => {
        if (answer(event)) event.preventDefault();
      }}
      onClick={({ target }) => {
        if (target instanceof Element) pick(target);
      }}
    >
      {lines.map((line, index) => (
        <Line key={line.node.key} line={line} isCurrent={index === at} />
      ))}
    </div>
  );
}

/** A column that is its section's only one is shown as the section. */
function currentLine(lines: readonly OutlineLine[], wanted: string): number {
  const exact = lines.findIndex(({ node }) => node.key === wanted);
  if (exact >= 0) return exact;
  const [kind, row] = wanted.split(' ');
  return Math.max(
    0,
    lines.findIndex(({ node }) => kind === 'column' && node.key === `row ${row}`),
  );
}

function inReadingOrder(key: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}

interface LineProps {
  readonly line: OutlineLine;
  readonly isCurrent: boolean;
}

function Line({ line, isCurrent }: LineProps): ReactElement {
  const { node, level, position, count, isOpen } = line;
  return (
    <div
      role="treeitem"
      className="admin-page-editor__line"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isOpen}
      style={{ '--level': level - 1 } as CSSProperties}
      data-line={node.key}
    >
      {isOpen !== undefined && <span className="admin-page-editor__fold" aria-hidden="true" data-fold="" />}
      <span className="admin-page-editor__line-name" dir="auto">
        {node.label}
      </span>
    </div>
  );
}
