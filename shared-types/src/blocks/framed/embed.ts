/** Services whose content is embedded, with the names people know. */
export const EMBED_SERVICES = { soundcloud: 'SoundCloud', x: 'X' } as const;
/** The key of one. */
export type EmbedService = keyof typeof EMBED_SERVICES;

/** How long an embed may take to come. */
export const EMBED_TIMEOUT_MS = {
  soundcloud: 30_000,
  /**
   * The script of the follow widget.
   *
   * @implements EMBED-01
   */
  x: 10_000,
} as const satisfies Readonly<Record<EmbedService, number>>;

/** Settings of an embed block. Of an address or a name that cannot be read nothing is shown. */
export interface EmbedSettings {
  /** `soundcloud` if absent: a player for `url`. `x` is a button to follow `account`. */
  readonly service?: EmbedService;
  /** Address of a track, a playlist or an artist at SoundCloud. */
  readonly url?: string;
  /** Name of the account at X, with or without `@`. */
  readonly account?: string;
  /**
   * When it comes: `asked` when the visitor presses the button; `visible` also by itself when the block comes into view,
   * where the visitor allows what is not necessary. `asked` if absent.
   */
  readonly loads?: 'asked' | 'visible';
}
