import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PageContext } from 'shared-types/site/context';
import type { EventBus } from '../../host/bus/event-bus';
import type { Ports } from '../../ports/ports';
import { adminAddress, isAdminPath } from './admin-address';
import { focusedField, hasTypedText } from '../../parts/typed-text/typed-text';

export interface KeyRulesParts {
  readonly context: Pick<PageContext, 'authenticatedAccount' | 'settings'>;
  readonly ports: Pick<Ports, 'address' | 'document'>;
  readonly eventBus: Pick<EventBus, 'send'>;
  readonly logOut: () => Promise<void>;
  /** Announces that unsaved input prevents the sign-out. */
  readonly warn: () => Promise<unknown>;
  /** In a frame: passes a key to the window around it. */
  readonly pass?: ((event: KeyboardEvent) => void) | undefined;
}

/**
 * Handles Escape if nothing else has: Shift+Escape signs an account out; Escape blurs the focused field, or leads to the
 * admin area. Open dialogs close first, and unsaved input keeps the account on the page. The window around the editing
 * frame, and the frame itself, publish Escape to their pages.
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

/** Not a repeated key, not the end of a composition, and not handled by an open dialog. */
function isEscape(event: KeyboardEvent): boolean {
  const { key, repeat, isComposing, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  return key === 'Escape' && !(repeat || isComposing || defaultPrevented || altKey || ctrlKey || metaKey);
}
