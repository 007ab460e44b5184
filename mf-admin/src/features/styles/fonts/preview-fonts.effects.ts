import { STYLE_FONTS, type StyleFont } from 'shared-types/admin/styles';
import type { Host } from 'shared-types/host/host';
import type { messages } from '../styles.messages';
import { addFaces, type FaceWindow } from '../../../parts/theme-preview/add-faces.effects';
import { familyList } from '../../../parts/theme-preview/preview-font';
import type { FontCatalog } from './font-catalog';
import { fontSelect } from './form-fonts';
import { followForm } from '../follow-form.effects';

interface PreviewInput {
  readonly form: HTMLFormElement;
  readonly frame: HTMLIFrameElement;
  readonly catalog: FontCatalog;
  /** Says that a font could not be loaded; the others go on. */
  readonly trouble: HTMLElement | null;
}

/** Shows the fonts of the form on the page in a frame, which visitors do not see. */
export function previewFonts(
  { form, frame, catalog, trouble }: PreviewInput,
  { stop, text }: Pick<Host<typeof messages>, 'stop' | 'text'>,
): void {
  /** Stacks that pages in the frame came with. */
  const stacks = new WeakMap<HTMLElement, Record<StyleFont, string>>();
  const show = (): void => {
    if (trouble) trouble.textContent = '';
    for (const use of STYLE_FONTS) void showFont(use);
  };
  const showFont = async (use: StyleFont): Promise<void> => {
    const select = fontSelect(form, use);
    const font = catalog.get(select?.value ?? '');
    // Null for a page of another site.
    const root = frame.contentDocument?.documentElement;
    if (!select || !font || !root) return;
    const own = stacks.get(root) ?? stacksOf(root);
    stacks.set(root, own);
    // The page's own stack has stand-ins of the same size.
    const isSaved = select.value === select.dataset.fontSaved;
    root.style.setProperty(propertyOf(use), isSaved ? own[use] : familyList(font));
    if (isSaved) return;
    try {
      await addFaces(frame.contentWindow as FaceWindow, font, use);
    } catch {
      if (trouble && fontSelect(form, use)?.value === font.name)
        trouble.textContent = text('fontPreviewFailed', { fontName: font.label });
    }
  };
  frame.addEventListener('load', show, { signal: stop });
  followForm(form, stop, show);
}

function stacksOf({ style }: HTMLElement): Record<StyleFont, string> {
  return {
    heading: style.getPropertyValue(propertyOf('heading')),
    body: style.getPropertyValue(propertyOf('body')),
  };
}

function propertyOf(use: StyleFont): string {
  return `--font-${use}`;
}
