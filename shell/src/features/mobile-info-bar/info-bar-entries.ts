import type { MobileInfoBarSettings } from 'shared-types/site/context';

/** What a visitor can do in the bar. */
export interface InfoBarEntry {
  readonly name: 'phone' | 'email' | 'address' | 'hours';
  /** The owner's text: what is called, written to, looked for or read. */
  readonly detail: string;
  /** Where it leads; absent for hours, which are only read. */
  readonly href?: string;
}

/** The entries that the owner has filled in, in their order. */
export function infoBarEntries({ phone, email, address, hours }: MobileInfoBarSettings): InfoBarEntry[] {
  return [
    ...(phone ? [{ name: 'phone', detail: phone, href: `tel:${phone.replace(/[^\d+*#]/g, '')}` } as const] : []),
    ...(email
      ? [{ name: 'email', detail: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` } as const]
      : []),
    ...(address ? [{ name: 'address', detail: address, href: mapOf(address) } as const] : []),
    ...(hours ? [{ name: 'hours', detail: hours } as const] : []),
  ];
}

function mapOf(address: string): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: address })}`;
}
