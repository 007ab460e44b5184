/** Types of the used parts of Glide, which has none. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  export interface GlideOptions {
    readonly type?: 'slider' | 'carousel';
    readonly startAt?: number;
    readonly perView?: number;
    readonly gap?: number;
    readonly bound?: boolean;
    readonly rewind?: boolean;
    readonly waitForTransition?: boolean;
    readonly animationDuration?: number;
    readonly direction?: 'ltr' | 'rtl';
    readonly peek?: { before: number; after: number };
  }
  interface GlideEvents {
    on(events: readonly string[], listener: () => void): void;
    emit(event: string): void;
  }
  /** Creates a component of Glide; `mount` is called when Glide starts. */
  export type GlideComponent = (glide: Glide, components: unknown, events: GlideEvents) => { mount(): void };

  export default class Glide {
    constructor(root: HTMLElement, options: GlideOptions);
    /** What it reads before each move. */
    readonly settings: { animationDuration: number };
    /** The first slide in view. */
    readonly index: number;
    /** Starts; components replace Glide's own of the same name. */
    mount(components: Readonly<Record<string, GlideComponent>>): this;
    update(options: GlideOptions): this;
    /** `=2` goes to the third slide. */
    go(pattern: string): this;
    destroy(): void;
  }
}
