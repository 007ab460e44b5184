import { TEMPLATES } from 'shared-types/admin/theme/site-templates';
import type { SectionTheme } from 'shared-types/site/theme/section-themes';
import type { TemplateName } from 'shared-types/site/theme/template-names';
import { addFaces, type FaceWindow } from '../../parts/theme-preview/add-faces.effects';
import { addSheets } from '../../parts/theme-preview/add-sheets.effects';
import { colorSection } from '../../parts/theme-preview/color-section.effects';
import { familyList, type PreviewFont } from '../../parts/theme-preview/preview-font';
import { showColors } from '../../parts/theme-preview/show-colors.effects';
import { showSizes } from '../../parts/theme-preview/show-sizes.effects';
import type { PreviewInput, TemplateLook } from './preview-input';

/** Shows a template on a framed page, and returns the fonts that could not be loaded. */
export async function showTemplate(
  frame: HTMLIFrameElement,
  name: TemplateName,
  { looks, sheets }: Pick<PreviewInput, 'looks' | 'sheets'>,
): Promise<readonly PreviewFont[]> {
  const { colors, sizes } = TEMPLATES[name];
  const look = looks[name];
  // Null for a page of another site.
  const page = frame.contentDocument;
  const root = page?.documentElement;
  if (!page || !root) return [];
  addSheets(page, sheets);
  showColors(root, colors);
  showSizes(root, sizes);
  showSections(page, look.sections);
  return showFonts(frame.contentWindow as FaceWindow, look);
}

function showSections(page: Document, sections: Readonly<Record<string, SectionTheme>>): void {
  const themes = new Map<Element, SectionTheme>();
  for (const [block, theme] of Object.entries(sections)) {
    const row = page.getElementById(`block-${block}`)?.closest('.frame-row');
    if (row) themes.set(row, theme);
  }
  for (const row of page.querySelectorAll<HTMLElement>('.frame-row')) colorSection(row, themes.get(row));
}

async function showFonts(view: FaceWindow, look: TemplateLook): Promise<readonly PreviewFont[]> {
  const uses = (['heading', 'body'] as const).map(async (use) => {
    const font = look[use];
    view.document.documentElement.style.setProperty(`--font-${use}`, familyList(font));
    try {
      await addFaces(view, font, use);
      return [];
    } catch {
      return [font];
    }
  });
  return (await Promise.all(uses)).flat();
}
