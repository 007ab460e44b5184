import type { PageContext } from 'shared-types/site/context';
import type { Ports } from '../../ports/ports';
import { configAddress, isConfigPath } from './config-address';
import { focusedField, hasTypedText } from './typed-text';

/** What the keys work with. */
export interface KeyRulesParts {
  readonly context: Pick<PageContext, 'authenticatedAccount' | 'settings'>;
  readonly ports: Pick<Ports, 'address' | 'document'>;
  readonly logOut: () => Promise<void>;
  /** Says that something typed keeps the account from being signed out. */
  readonly warn: () => Promise<unknown>;
}

/**
 * What Escape does where nothing else has taken it. Shift+Escape signs an account out; Escape leaves the field that has
 * the focus, and leads to the configuration area from anywhere else. What is open closes first, and who has typed
 * something stays with it.
 *
 * @implements ESC-03 ESC-04 ESC-05 ESC-06 ESC-10 LOGOUT-01 LOGOUT-12
 */
export function createKeyRules({ context, ports, logOut, warn }: KeyRulesParts): (event: KeyboardEvent) => void {
  const page = ports.document;
  const isAccount = context.authenticatedAccount !== undefined;
  const signOut = (): void => void (hasTypedText(page) ? warn() : logOut());
  const enter = (): void => {
    const field = focusedField(page);
    const { pathname } = ports.address.current();
    if (field) field.blur();
    else if (!isConfigPath(pathname) && !hasTypedText(page)) ports.address.go(configAddress(pathname));
  };
  return (event) => {
    if (!isEscape(event) || page.querySelector('dialog[open]')) return;
    if (!event.shiftKey) return isAccount || context.settings.useEscapeKeyToLogin ? enter() : undefined;
    if (!isAccount) return;
    // Some browsers have an action of their own for these keys.
    event.preventDefault();
    signOut();
  };
}

/** Escape as such: not held down, not the end of a composition, and not yet taken by something that is open. */
function isEscape(event: KeyboardEvent): boolean {
  const { key, repeat, isComposing, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  return key === 'Escape' && !(repeat || isComposing || defaultPrevented || altKey || ctrlKey || metaKey);
}
