import { FORM_CALLS } from 'shared-types/forms/contact-form';
import type { Request } from 'shared-types/host/request';
import { OVERLAY_FILES } from 'shared-types/release';
import { LOCAL_STORAGE, PREVIEW_COOKIE, SCREENSHOT_PARAMETER } from 'shared-types/site/cookie';
import { BREAKPOINT } from 'shared-types/site/limits';
import type { PageData } from 'shared-types/site/page/page-data';
import { POPUP_ELEMENT_ID, type PopupOverlaySettings } from 'shared-types/site/page/popup-overlay';
import type { ShellConfig } from '../../config';
import type { ScriptMaker } from '../../federation/script-maker';
import { createAnnouncer } from '../../host/announcer/announcer';
import type { EventBus } from '../../host/bus/event-bus';
import type { ConsentGate } from '../../host/consent/consent';
import { createStorage } from '../../host/storage/storage';
import { pageQuery } from '../../parts/page-query/page-query';
import type { Ports } from '../../ports/ports';
import type { StoragePort } from '../../ports/storage.port';
import { startEnhancedForms } from '../enhanced-form/enhanced-form.effects';
import { openPopup } from './open-popup';
import { createPopupMemory, type PopupMemory } from './popup-memory';
import { reportClosed } from './report-closed';
import { shouldShowPopup } from './should-show-popup';
import { whenDue } from './when-due';
import { whenFree } from './when-free';

export interface OverlaysInput {
  readonly data: Pick<PageData, 'context' | 'release'>;
  readonly consent: ConsentGate;
  readonly request: Request;
  readonly eventBus: Pick<EventBus, 'publish'>;
  readonly scripts: Pick<ScriptMaker, 'style'>;
  readonly stop: AbortSignal;
}

export interface OverlaysParts extends OverlaysInput {
  readonly config: Pick<ShellConfig, 'dialogStyleBudgetMs' | 'idleBudgetMs' | 'leaveBudgetMs'>;
  readonly ports: Pick<Ports, 'address' | 'cookies' | 'document' | 'errorPort' | 'fetch' | 'log' | 'lifecycle'>;
}

/** The popup of a page. */
interface Popup extends OverlaysParts {
  readonly dialog: HTMLDialogElement;
  readonly settings: PopupOverlaySettings;
  readonly memory: PopupMemory;
}

/**
 * Shows the site's popup according to its rules, once the page is idle and nothing is open, and records what the visitor
 * does.
 *
 * @implements POPUP-11 POPUP-12 POPUP-13 POPUP-14
 */
export function startPopupOverlay(parts: OverlaysParts & { readonly storage: StoragePort }): void {
  const { config, consent, data, ports, stop } = parts;
  const dialog = ports.document.getElementById(POPUP_ELEMENT_ID) as HTMLDialogElement | null;
  const settings = data.context.settings.popupOverlaySettings;
  if (stop.aborted || !dialog || !settings || isPhotographed(ports)) return;
  const storage = createStorage(parts.storage, consent);
  consent.onWithdrawn('functional', () => void storage.remove(LOCAL_STORAGE.popupOverlay), stop);
  const memory = createPopupMemory({ storage, version: settings.version, log: ports.log });
  const popup = { ...parts, dialog, settings, memory };
  sendForms(popup);
  ports.lifecycle.whenIdle(config.idleBudgetMs, () => void show(popup).catch(ports.log.error), stop);
}

/** Without consent nothing can be stored, and the popup would return on every page, so it is not shown. */
async function show(popup: Popup): Promise<void> {
  const { consent, dialog, memory, ports, settings, stop } = popup;
  await consent.granted('functional');
  if (!(await isWanted(popup))) return;
  await whenDue(ports.document, settings, stop);
  await whenStyled(popup);
  await whenFree(ports.document, stop);
  // Meanwhile another tab may have closed it, or consent may have been withdrawn.
  if (stop.aborted || !consent.allows('functional') || !(await isWanted(popup))) return;
  openPopup({ page: ports.document, dialog, stop }, () => {
    memory.remember({ 'date-closed': Date.now() });
    reportClosed(popup);
  });
}

async function isWanted({ memory, ports, settings }: Popup): Promise<boolean> {
  if (!settings.enableMobile && isMobile(ports.document)) return false;
  return shouldShowPopup({ settings, record: await memory.read(), now: Date.now() });
}

/** A phone in either orientation. */
function isMobile({ defaultView }: Document): boolean {
  const { innerWidth: width, innerHeight: height } = defaultView ?? { innerWidth: 0, innerHeight: 0 };
  const { mobileMaxPx, mobileMaxHeightPx } = BREAKPOINT;
  return width <= mobileMaxPx || (height <= mobileMaxPx && width <= mobileMaxHeightPx);
}

/** The same rule by which the server leaves the cookie banner out. */
function isPhotographed({ address, cookies }: OverlaysParts['ports']): boolean {
  const requested = pageQuery(address.current()).get(SCREENSHOT_PARAMETER);
  return requested === 'true' || cookies.read(PREVIEW_COOKIE.expanded) === '1';
}

/** A slow or missing style sheet does not prevent the popup. */
async function whenStyled({ config, data, ports, scripts }: Popup): Promise<void> {
  const style = scripts.style(data.release.shell.base + OVERLAY_FILES.style).catch(ports.errorPort.report);
  await Promise.race([style, new Promise((resolve) => setTimeout(resolve, config.dialogStyleBudgetMs))]);
}

/** The popup sends its forms itself, to learn of a success even if the reply leads to another page. */
function sendForms({ config, dialog, memory, ports, request, stop, eventBus }: Popup): void {
  const { announce } = createAnnouncer(ports.document, stop);
  const noticed: Request = async (path, options) => {
    const result = await request<never>(path, options);
    if (result.ok && path.startsWith(FORM_CALLS.saveFormSubmission.path)) memory.remember({ submitted: true });
    return result;
  };
  startEnhancedForms({ config, ports: { ...ports, document: dialog }, request: noticed, eventBus, announce, stop });
}
