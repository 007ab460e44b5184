import {
  STYLE_COLORS,
  STYLE_SIZES,
  type StyleColor,
  type StyleFont,
  type StyleSize,
  type StylesView,
} from 'shared-types/admin/styles';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { messages } from './styles.messages';
import type { Palette } from 'shared-types/admin/theme/palettes';

export interface StylesProps {
  readonly block: string;
  readonly view: StylesView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

const BLACK = '#000000';
const COLOR = /^#[0-9a-f]{6}$/;

/** A field with its value as typed or saved. */
export function fieldOf({ block, view, form, host }: StylesProps, name: StyleColor | StyleFont | StyleSize) {
  return {
    block,
    form,
    name,
    label: host.text(name),
    ...(hasHint(name) && { hint: host.text(`${name}Hint`) }),
    value: (isTyped(form) ? form.values[name] : view.saved?.values[name]) ?? '',
  };
}

function hasHint(name: StyleColor | StyleFont | StyleSize): name is StyleColor | StyleFont | 'textSize' {
  return name === 'textSize' || !Object.hasOwn(STYLE_SIZES, name);
}

/** The colours of the form as it is shown. A browser shows black in place of what is no colour. */
export function colorsOf(props: StylesProps): Palette {
  const valueOf = (name: StyleColor): string => {
    const { value } = fieldOf(props, name);
    return COLOR.test(value) ? value : BLACK;
  };
  return Object.fromEntries(STYLE_COLORS.map((name) => [name, valueOf(name)])) as unknown as Palette;
}
