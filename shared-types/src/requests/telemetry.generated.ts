// Made by `npm run api-report` from the schemas by which the server checks requests.

/** Request of `buttonClick`. */
export interface ButtonClick {
  readonly visitorCookie?: string;
  /** Id of the button's block. */
  readonly buttonId: string;
  readonly text: string;
  /** Address it leads to. */
  readonly clickthroughUrl: string;
  /** Where it stands in its line, as CSS calls it: `start`, `center`, `end`. */
  readonly alignment: string;
  /** As it is shown, in CSS pixels: `<width>x<height>`. */
  readonly size: string;
  readonly newWindow: boolean;
  /** Whose part of the page it stands in: `<remote>@<version>`. */
  readonly context: string;
}

/** Request of `formRender`. */
export interface FormRender {
  readonly visitorCookie?: string;
  /** Id of the form's block, which it is sent with. */
  readonly formId: string;
}

/** Request of `overlay`. */
export interface Overlay {
  readonly visitorCookie?: string;
  /** The popup's version, as its owner counts it. */
  readonly version: number;
  readonly style: 'card' | 'full-screen' | 'bottom';
  /** `shown` by default. */
  readonly event?: 'shown' | 'closed';
}

/** Request of `track`. */
export interface Track {
  readonly source?: string;
  readonly campaign?: string;
  readonly subcampaign?: string;
  readonly channel?: string;
  readonly subchannel?: string;
  /** Address of the page before, as its site lets it be known; empty for none. */
  readonly refer: string;
  readonly variation?: string;
  readonly mkwid?: string;
  /** Address of the page that was landed on. */
  readonly landing: string;
  /** By chance, so that nothing between browser and server answers in its place. */
  readonly rk: string;
  /** The browser's language, as a BCP 47 tag. */
  readonly lang: string;
  /** Of the screen, in CSS pixels: `<width>x<height>`. */
  readonly screen: string;
}
