// Made by `npm run api-report` from the schemas by which the server checks requests.

/** Request of `beginDeploy`. */
export interface BeginDeploy {
  /** Name of the remote. */
  readonly remote: string;
  /** The bytes of `remote.json`, in base64. */
  readonly manifest: string;
  /** The content of `remote.json.sig`, if the team signs its builds. */
  readonly signature?: string;
}

/** Request of `clickAnnouncement`. */
export interface ClickAnnouncement {
  /** Its id. */
  readonly announcement: string;
  /** Path of the page that it is on. */
  readonly return?: string;
}

/** Request of `closeAnnouncement`. */
export interface CloseAnnouncement {
  /** Its id. */
  readonly announcement: string;
  /** Path of the page that it is on. */
  readonly return?: string;
}

/** Request of `signIn`. */
export interface SignIn {
  /** The member’s email address, in letters of any case. */
  readonly email: string;
  /** Password. */
  readonly password: string;
  /** Where a sign-in leads: a path of this site; its first page where absent or elsewhere. */
  readonly return?: string;
  /** True: the session outlasts the browser window. */
  readonly rememberMe?: boolean;
}

/** Request of `unlock`. */
export interface Unlock {
  readonly password: string;
  /** Path of the page, with what may follow it. */
  readonly return: string;
}
