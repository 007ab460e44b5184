import type { ReactElement } from 'react';
import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import type { TemplateNotes } from 'shared-types/admin/theme/templates';
import type { ViewHost } from 'shared-types/host/render-host';
import type { TemplateName } from 'shared-types/site/theme/template-names';
import { TemplatePicture } from './template-picture.view';
import type { messages } from './templates.messages';

interface TemplateCardProps {
  readonly name: TemplateName;
  readonly isChosen: boolean;
  readonly isUsed: boolean;
  readonly notes: TemplateNotes | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** A template to choose, with what of it has no place on the home page. */
export function TemplateCard({ name, isChosen, isUsed, notes, host: { text } }: TemplateCardProps): ReactElement {
  return (
    <label className="admin-templates__card">
      <TemplatePicture template={TEMPLATES[name]} />
      <span className="admin-templates__name">
        <input type="radio" name="template" value={name} defaultChecked={isChosen} required />
        <span>{text('template', { name })}</span>
        {isUsed && <span className="admin-templates__used">{text('inUse')}</span>}
      </span>
      <span className="admin-templates__note">{text('about', { name })}</span>
      {notes !== undefined && notes.left > 0 && (
        <span className="admin-templates__note">{text('left', { count: notes.left })}</span>
      )}
      {notes !== undefined && notes.kept > 0 && (
        <span className="admin-templates__note">{text('kept', { count: notes.kept })}</span>
      )}
    </label>
  );
}
