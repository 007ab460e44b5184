import { RESERVATION_PROVIDERS, type ReservationProvider } from 'shared-types/blocks/reservations';
import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { readSettings, type Settings } from '../../parts/settings/settings';
import { isProviderAddress } from './provider-address';

/** Validated reservation settings for the view; the server reads those of the widget. */
export interface ReservationsBlock {
  readonly provider: ReservationProvider;
  /** What can be reserved; it selects the messages. */
  readonly kind: 'table' | 'events' | 'wedding';
  readonly heading: string | undefined;
  readonly headingLevel: 2 | 3;
  readonly text: string | undefined;
  readonly loads: 'asked' | 'visible';
  /** The provider's own page. */
  readonly href: string;
}

const RESTAURANT = /^\d{1,12}$/;
const BUSINESS = /^[a-z0-9][a-z0-9-]{0,99}$/;

export function readReservations({ type, variant, settings: value }: Block): ReservationsBlock {
  const settings = readSettings(value);
  return {
    ...readProvider({ type, variant }, settings),
    heading: settings.optionalText('heading'),
    headingLevel: settings.oneOf('headingLevel', [2, 3]),
    text: settings.optionalText('text'),
    loads: settings.oneOf('loads', ['asked', 'visible']),
  };
}

function readProvider(
  { type, variant }: Pick<Block, 'type' | 'variant'>,
  settings: Settings,
): Pick<ReservationsBlock, 'provider' | 'kind' | 'href'> {
  if (type === BLOCK_TYPE.opentable) return { provider: 'opentable', kind: 'table', href: restaurantPage(settings) };
  if (type === BLOCK_TYPE.tock)
    return {
      provider: 'tock',
      kind: variant === BLOCK_VARIANT.events ? 'events' : 'table',
      href: `https://www.exploretock.com/${matching(settings, 'business', BUSINESS)}`,
    };
  return { provider: 'zola', kind: 'wedding', href: registryPage(settings) };
}

function restaurantPage(settings: Settings): string {
  const id = matching(settings, 'restaurantId', RESTAURANT);
  return `https://www.opentable.com/restref/client/?${new URLSearchParams({ rid: id, restref: id })}`;
}

function registryPage(settings: Settings): string {
  const address = settings.text('pageUrl');
  if (isProviderAddress('zola', address)) return address;
  throw new Error(`The setting “pageUrl” must be an https address at ${RESERVATION_PROVIDERS.zola.hosts[0]}.`);
}

function matching(settings: Settings, name: string, pattern: RegExp): string {
  const text = settings.text(name);
  if (pattern.test(text)) return text;
  throw new Error(`The setting “${name}” is not what the provider calls it: “${text}”.`);
}
