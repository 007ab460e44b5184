import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import type { TemplatesView } from 'shared-types/admin/theme/templates';
import { FONT_FAMILIES } from 'shared-types/site/fonts';
import type { SectionTheme } from 'shared-types/site/theme/section-themes';
import { TEMPLATE_NAMES, type TemplateName } from 'shared-types/site/theme/template-names';
import type { PreviewFont } from '../../parts/theme-preview/preview-font';

/** What the preview of a template is made of. */
export interface TemplateLook {
  readonly heading: PreviewFont;
  readonly body: PreviewFont;
  /** Colours of the home page's sections, by the id of their first block. */
  readonly sections: Readonly<Record<string, SectionTheme>>;
}

export interface PreviewInput {
  readonly current?: TemplateName | undefined;
  readonly sheets: readonly string[];
  readonly looks: Readonly<Record<TemplateName, TemplateLook>>;
}

/** What a script needs to know of the data, as JSON in the page. */
export function previewInput({ fontFiles = {}, sheets = [], saved }: TemplatesView): PreviewInput {
  const fontOf = (name: (typeof TEMPLATES)[TemplateName]['fonts']['heading']): PreviewFont => ({
    name,
    general: FONT_FAMILIES[name].general,
    files: fontFiles[name] ?? {},
  });
  const looks = TEMPLATE_NAMES.map((name) => {
    const { heading, body } = TEMPLATES[name].fonts;
    return [
      name,
      { heading: fontOf(heading), body: fontOf(body), sections: saved?.notes[name].sections ?? {} },
    ] as const;
  });
  return { current: saved?.current, sheets, looks: Object.fromEntries(looks) as PreviewInput['looks'] };
}
