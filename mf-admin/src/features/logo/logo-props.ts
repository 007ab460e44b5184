import type { LogoField, LogoView } from 'shared-types/admin/theme/logo';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { COPYRIGHT_PLACEHOLDER, LOGO_HEIGHT } from 'shared-types/site/page/site-look';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { messages } from './logo.messages';

export interface LogoProps {
  readonly block: string;
  readonly view: LogoView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** What hints tell of. */
const HINT_VALUES = { ...LOGO_HEIGHT, year: COPYRIGHT_PLACEHOLDER.year, siteName: COPYRIGHT_PLACEHOLDER.name };

/** A value as typed or saved. */
export function valueOf({ view, form }: Pick<LogoProps, 'view' | 'form'>, name: string): string {
  return (isTyped(form) ? form.values[name] : view.saved?.values[name]) ?? '';
}

/** A field with its value, label and hint. */
export function fieldOf(props: LogoProps, name: LogoField) {
  const { block, form, host } = props;
  const label = host.text(name);
  return { block, form, name, label, hint: host.text(`${name}Hint`, HINT_VALUES), value: valueOf(props, name) };
}
