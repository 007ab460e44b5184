import { PAGE_PERMISSION } from 'shared-types/forms/contact-form';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { FoundForm } from './find-form';

/** The specification has no number for private pages; like those for members, they need a sign-in. */
const PERMISSIONS = { ...PAGE_PERMISSION, accounts: PAGE_PERMISSION.members };

/** What the server knows of a form, which is stored with its submissions under the names of the specification. */
export function formDetails({ page, definition }: FoundForm): Readonly<Record<string, unknown>> {
  return {
    objectName: definition.title,
    submitButtonText: definition.submitButtonText,
    pageId: page.id,
    pageTitle: page.title,
    contentSource: page.pageType === PAGE_TYPE.contentItem ? 'i' : 'c',
    pagePermissionTypeValue: PERMISSIONS[page.lock?.by ?? 'public'],
    ...(page.pageType === PAGE_TYPE.popupOverlay ? { isOverlayForm: true } : {}),
  };
}
