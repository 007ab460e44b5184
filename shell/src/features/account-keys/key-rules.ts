import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PageContext } from 'shared-types/site/context';
import type { EventBus } from '../../host/bus/event-bus';
import type { Ports } from '../../ports/ports';
import { adminAddress, isAdminPath } from './admin-address';
import { focusedField, hasTypedText } from '../../parts/typed-text/typed-text';

/** What the keys work with. */
export interface KeyRulesParts {
  readonly context: Pick<PageContext, 'authenticatedAccount' | 'settings'>;
  readonly ports: Pick<Ports, 'address' | 'document'>;
  readonly eventBus: Pick<EventBus, 'send'>;
  readonly logOut: () => Promise<void>;
  /** Says that something typed keeps the account from being signed out. */
  readonly warn: () => Promise<unknown>;
  /** Inside a frame: leaves a key to the window around it, which the key's ways out are for. */
  readonly pass?: ((event: KeyboardEvent) => void) | undefined;
}

/**
 * What Escape does where nothing else has taken it. Shift+Escape signs an account out; Escape leaves the field that has
 * the focus, and leads to the admin area from anywhere else. What is open closes first, and who has typed
 * something stays with it. Around the editing frame Escape is told to the page, and in it, to the page around it.
 *
 * @implements ESC-01 ESC-03 ESC-04 ESC-05 ESC-06 ESC-10 LOGOUT-01 LOGOUT-08 LOGOUT-12
 */
export function createKeyRules({ context, ports, eventBus, logOut, warn, pass }: KeyRulesParts) {
  const page = ports.document;
  const isAccount = context.authenticatedAccount !== undefined;
  const signOut = (event: KeyboardEvent): void => {
    if (hasTypedText(page)) void warn();
    else if (pass) pass(event);
    else void logOut();
  };
  const enter = (event: KeyboardEvent): void => {
    const field = focusedField(page);
    const { pathname } = ports.address.current();
    if (field) field.blur();
    else if (pass) pass(event);
    else if (pathname === ADMIN_PATH.design) eventBus.send('site/escape-pressed', {});
    else if (!isAdminPath(pathname) && !hasTypedText(page)) ports.address.go(adminAddress(pathname));
  };
  return (event: KeyboardEvent): void => {
    if (!isEscape(event) || page.querySelector('dialog[open]')) return;
    if (!event.shiftKey) return isAccount || context.settings.useEscapeKeyToLogin ? enter(event) : undefined;
    if (!isAccount) return;
    // Some browsers have an action of their own for these keys.
    event.preventDefault();
    signOut(event);
  };
}

/** Escape as such: not held down, not the end of a composition, and not yet taken by something that is open. */
function isEscape(event: KeyboardEvent): boolean {
  const { key, repeat, isComposing, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  return key === 'Escape' && !(repeat || isComposing || defaultPrevented || altKey || ctrlKey || metaKey);
}
