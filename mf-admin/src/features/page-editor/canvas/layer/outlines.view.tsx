import type { ReactElement } from 'react';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PresentPerson } from 'shared-types/admin/pages/page-draft';
import type { Selection } from '../../state/page-editor-store';
import { typeName } from '../type-name';
import type { Box, MeasuredPage } from '../frame/measured-page';
import type { LayerPartProps } from './layer-props';
import { blockBox, scaled } from './overlay-boxes';
import { personColour } from './person-colour';
import { Positioned } from './positioned.view';

export interface OutlinesProps extends LayerPartProps {
  readonly hovered: Selection | undefined;
  readonly selection: Selection | undefined;
  readonly people: readonly PresentPerson[];
  readonly content: PageContent;
}

/** Lines around what is under the mouse, what is selected, and what others have selected. */
export function Outlines(props: OutlinesProps): ReactElement {
  const { measured, scale, hovered, selection, people, content, view, host } = props;
  const hoveredBox = boxOf(measured, hovered);
  const selectedBox = boxOf(measured, selection);
  const { type } = (selection?.kind === 'block' && content.blocks[selection.id]) || {};
  return (
    <>
      {hoveredBox && JSON.stringify(hovered) !== JSON.stringify(selection) && (
        <Positioned className="admin-page-editor__canvas-outline" box={scaled(hoveredBox, scale)} />
      )}
      {people.map(({ id, name, block }) => {
        const box = block === undefined ? undefined : blockBox(measured, block);
        return (
          box && (
            <Positioned
              key={id}
              className="admin-page-editor__canvas-outline admin-page-editor__canvas-outline--theirs"
              box={scaled(box, scale)}
              colour={personColour(id)}
            >
              <bdi className="admin-page-editor__canvas-tag">{name}</bdi>
            </Positioned>
          )
        );
      })}
      {selectedBox && (
        <Positioned
          className="admin-page-editor__canvas-outline admin-page-editor__canvas-outline--selected"
          box={scaled(selectedBox, scale)}
        >
          {type !== undefined && <span className="admin-page-editor__canvas-tag">{typeName(view, type, host)}</span>}
        </Positioned>
      )}
    </>
  );
}

function boxOf(measured: MeasuredPage, target: Selection | undefined): Box | undefined {
  if (!target) return undefined;
  if (target.kind === 'block') return blockBox(measured, target.id);
  const row = measured.rows[target.row];
  return target.kind === 'row' ? row?.box : row?.columns[target.column]?.box;
}
