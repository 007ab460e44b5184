import type { EmbedService } from 'shared-types/blocks/framed/embed';
import { readSettings } from '../../parts/settings/settings';
import { soundcloudPage } from './soundcloud-page';

/** An embed as its view needs it. */
export interface EmbedBlock {
  readonly service: EmbedService;
  readonly loads: 'asked' | 'visible';
  /** The name of the account without `@`; empty if the service has none. */
  readonly account: string;
  /** Where it is at the service itself; undefined if the owner's text cannot be read. */
  readonly href: string | undefined;
}

const ACCOUNT = /^@?(\w{1,15})$/;

export function readEmbed(value: unknown): EmbedBlock {
  const settings = readSettings(value);
  const service = settings.oneOf('service', ['soundcloud', 'x']);
  const loads = settings.oneOf('loads', ['asked', 'visible']);
  const url = settings.optionalText('url') ?? '';
  const account = ACCOUNT.exec(settings.optionalText('account') ?? '')?.[1] ?? '';
  if (service === 'soundcloud') return { service, loads, account: '', href: soundcloudPage(url) };
  return { service, loads, account, href: account ? `https://x.com/${account}` : undefined };
}
