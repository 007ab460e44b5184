import type { FormReply } from '../../failure';
import type { FontName } from '../../site/page/frame';
import type { SectionTheme } from '../../site/theme/section-themes';
import type { TemplateName } from '../../site/theme/template-names';
import type { WorkingView } from '../site-states/site-drafts';
import type { StyleFontFiles } from '../styles';
export type { UseTemplate, LookBefore } from '../../requests/admin.generated';

export const TEMPLATES_CALLS = {
  /** Gives the whole site the look of a template, or its draft; what was there before is kept. */
  useTemplate: { method: 'POST', path: '/api/config/templates/use' },
  /** Gives the site, or its draft, the look back that it had before its template. */
  lookBefore: { method: 'POST', path: '/api/config/templates/back' },
} as const;

/** Reply to both calls. */
export interface TemplateReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

/** What a template comes to on the home page. */
export interface TemplateNotes {
  /** Coloured sections of the template that the home page has no section for. */
  readonly left: number;
  /** Sections of the home page that keep their own colours. */
  readonly kept: number;
  /** Colours of its sections, by the id of their first block; the others are as the page. */
  readonly sections: Readonly<Record<string, SectionTheme>>;
}

/** Data of the loader `admin/templates/choices`. */
export interface TemplatesView {
  /** Path of the page that the preview shows. */
  readonly home: string;
  readonly fontFiles?: Readonly<Partial<Record<FontName, StyleFontFiles>>>;
  /** Paths of the sheets that pages with other themes have. */
  readonly sheets?: readonly string[];
  /** Absent after the session has ended. */
  readonly saved?: WorkingView & {
    /** The template in use, in the draft of the site's styles if there is one; absent if there is none. */
    readonly current?: TemplateName;
    readonly notes: Readonly<Record<TemplateName, TemplateNotes>>;
  };
}
