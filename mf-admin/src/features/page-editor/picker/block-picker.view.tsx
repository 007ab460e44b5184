import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { BlockSettings } from 'shared-types/admin/pages/page-content';
import type { EditableBlock, PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { Block } from 'shared-types/site/page/page';
import { takeEscape } from '../../../parts/in-page/take-escape.effects';
import type { EditorHost } from '../page-editor-host';
import { BlockTile } from './block-tile.view';
import { foundBlocks } from './found-blocks';
import { newBlock } from './new-block';
import { GROUP_TITLES } from './picker-titles';
import { tileByKey } from './tile-keys';
import './picker.css';

export interface PickerProps {
  readonly view: PageEditorView;
  readonly host: EditorHost;
  /** A new block with the defaults of its editor and a new id; undefined if the picker was closed without a choice. */
  readonly onPick: (block: Block<BlockSettings> | undefined) => void;
}

/** A dialog with every block type by group, with a search. */
export function BlockPicker({ view, host, onPick }: PickerProps): ReactElement {
  const { text } = host;
  const { locale } = host.context;
  const id = useId();
  const [terms, search] = useState('');
  const dialog = useModal(() => onPick(undefined));
  const groups = foundBlocks(view.blocks, { terms, locale, mayAddScripts: view.mayAddScripts });
  const pick = (block: EditableBlock): void => onPick(newBlock(block));
  const tiles = (): HTMLElement[] => [
    ...(dialog.current?.querySelectorAll<HTMLElement>('.admin-page-editor__tile') ?? []),
  ];
  const moveFocus = (event: KeyboardEvent): void => {
    const from = tiles().find((tile) => tile === event.target);
    const next = from && tileByKey(tiles(), from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const leaveSearch = (event: KeyboardEvent): void => {
    const [first] = groups.flatMap(({ blocks }) => blocks);
    if (event.key === 'ArrowDown') tiles()[0]?.focus();
    else if (event.key === 'Enter' && first && terms.trim() !== '') pick(first);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      className="admin-tokens admin-page-editor__picker"
      aria-labelledby={`${id}-title`}
      ref={dialog}
      onKeyDown={moveFocus}
      onCancel={(event) => {
        event.preventDefault();
        onPick(undefined);
      }}
    >
      <div className="admin-page-editor__picker-head">
        <h2 id={`${id}-title`}>{text('pickerTitle')}</h2>
        <button type="button" className="button button--quiet" onClick={() => onPick(undefined)}>
          {text('pickerClose')}
        </button>
        <div className="field admin-page-editor__picker-search">
          <label htmlFor={`${id}-search`}>{text('pickerSearch')}</label>
          <input
            id={`${id}-search`}
            type="search"
            dir="auto"
            autoComplete="off"
            autoFocus
            value={terms}
            onChange={({ target }) => search(target.value)}
            onKeyDown={leaveSearch}
          />
        </div>
      </div>
      <div className="admin-page-editor__picker-body">
        {groups.map(({ group, blocks }) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3 id={`${id}-${group}`}>{text(GROUP_TITLES[group])}</h3>
            <ul className="admin-page-editor__tiles">
              {blocks.map((block) => (
                <li key={block.type}>
                  <BlockTile block={block} locale={locale} onPick={pick} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p role="status">{groups.length === 0 && text('pickerNone', { terms: terms.trim() })}</p>
      </div>
    </dialog>
  );
}

/** Opens the dialog for as long as it is there; Escape closes it. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));
  useEffect(() => {
    if (!dialog.current) return undefined;
    const closed = new AbortController();
    takeEscape({ dialog: dialog.current, until: closed.signal }, () => close.current());
    dialog.current.showModal();
    dialog.current.querySelector('input')?.focus();
    return () => closed.abort();
  }, []);
  return dialog;
}
