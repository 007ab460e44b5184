import type { ReservationProvider, ReservationTheme } from 'shared-types/blocks/reservations';
import type { BlockTypeNumber } from 'shared-types/site/block-type';
import type { z } from 'zod';

/** How a widget is to be shown. */
export interface WidgetLook {
  /** BCP 47 tag of the page's language. */
  readonly locale: string;
  readonly theme: ReservationTheme;
}

/** A widget as its provider wants it embedded. */
export interface WidgetMarkup {
  /** Safe HTML that stands before the script. */
  readonly html: string;
  /** Script text that must have run before the provider's own; none where empty. */
  readonly before: string;
  /** Address of the provider's script. */
  readonly script: string;
}

/** One provider: the blocks that are its own, what their settings must be, and its public embed. */
export interface ProviderWidget {
  readonly provider: ReservationProvider;
  readonly blockType: BlockTypeNumber;
  /** Refuses settings the provider could do nothing with. */
  readonly schema: z.ZodType;
  /** Throws where the settings are not what the schema says. */
  markup(settings: unknown, look: WidgetLook): WidgetMarkup;
}
