import type { ReactElement, ReactNode } from 'react';
import { AREA_FIELD } from 'shared-types/admin/people/members';
import { FieldGroup, fieldId } from 'shared-types/site/field';
import './areas.css';

export interface AreaFieldsProps {
  readonly block: string;
  readonly areas: readonly string[];
  /** By the name of the area's field. */
  readonly isChecked: (field: string) => boolean;
  readonly label: string;
  readonly hint: string;
  /** An error, or the saved value in a conflict. */
  readonly error?: ReactNode;
}

/** A checkbox for each area; null without areas. */
export function AreaFields({ block, areas, isChecked, label, hint, error }: AreaFieldsProps): ReactElement | null {
  if (areas.length === 0) return null;
  return (
    <FieldGroup
      className="admin-areas"
      id={fieldId(block, 'areas')}
      name="areas"
      label={label}
      hint={hint}
      error={error}
    >
      {areas.map((area) => (
        <label key={area} className="admin-areas__area">
          <input type="checkbox" name={AREA_FIELD + area} defaultChecked={isChecked(AREA_FIELD + area)} />
          <span dir="auto">{area}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
