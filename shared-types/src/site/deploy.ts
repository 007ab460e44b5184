import type { Failure } from '../failure';
export type { BeginDeploy } from '../requests/site.generated';

/**
 * Calls by which a team sends a build to a registry, from any machine. Each carries a deploy token as its bearer: no cookie
 * counts, so no crumb is asked for.
 */
export const DEPLOY_CALLS = {
  /** Shows the build's list, and learns which of its files are wanted. The same list again goes on where it was. */
  beginDeploy: { method: 'POST', path: '/api/platform/deploy' },
  /** Sends a piece of a file, `?file=<sha384>&from=<byte>`, as bytes. */
  sendDeployPiece: { method: 'PUT', path: '/api/platform/deploy/:deploy/piece' },
  /** Has the whole checked and made a version, which is not live by that. */
  finishDeploy: { method: 'POST', path: '/api/platform/deploy/:deploy/finish' },
} as const;

/** A file that is wanted. */
export interface WantedFile {
  /** Path in the build. */
  readonly path: string;
  readonly integrity: string;
  readonly bytes: number;
  /** How many of them have come already. */
  readonly have: number;
}

/** Reply to `beginDeploy`. */
export type BeganDeploy =
  /** The very same is a version already. */
  | { readonly state: 'there'; readonly version: string }
  | {
      readonly state: 'open';
      readonly version: string;
      readonly deploy: string;
      /** Most bytes of one piece of a file. */
      readonly pieceBytes: number;
      /** What is wanted; files that an earlier version has too are not. */
      readonly wanted: readonly WantedFile[];
    };

/** Reply to `sendDeployPiece`. */
export interface SentDeployPiece {
  /** How many bytes of the file there are now. */
  readonly have: number;
}

/** Reply to `finishDeploy`. */
export interface FinishedDeploy {
  readonly remote: string;
  readonly version: string;
  /** Sources outside of the site that its pages may ask once it is live, by directive of the Content Security Policy. */
  readonly requestedSources: Readonly<Record<string, readonly string[]>>;
}

/** One thing that is wrong with a build. */
export interface DeployReason {
  readonly what: string;
  /** The file, or the place in `remote.json`. */
  readonly where: string;
  /** How to fix it. */
  readonly mend: string;
}

/** The body of a refusal of these calls. */
export interface DeployFailure extends Failure {
  /** Everything that is wrong with the build, where it was looked at. */
  readonly reasons?: readonly DeployReason[];
  /** What the registry has of the file, where a piece does not fit. */
  readonly have?: number;
  /** What is missing, where not all has come. */
  readonly wanted?: readonly WantedFile[];
}
