import type { Failure } from '../failure';
export type { BeginDeploy } from '../requests/site.generated';

/** Deploys of a team's builds. Every call has a deploy token as bearer; cookies are ignored, so no crumb is needed. */
export const DEPLOY_CALLS = {
  /** Sends the build's manifest; the response lists the files to send. The same manifest resumes a deploy. */
  beginDeploy: { method: 'POST', path: '/api/platform/deploy' },
  /** Sends a part of a file as bytes: `?file=<sha384>&from=<byte>`. */
  sendDeployPiece: { method: 'PUT', path: '/api/platform/deploy/:deploy/piece' },
  /** Validates the build and publishes the version, without making it live. */
  finishDeploy: { method: 'POST', path: '/api/platform/deploy/:deploy/finish' },
} as const;

export interface WantedFile {
  /** Path in the build. */
  readonly path: string;
  readonly integrity: string;
  readonly bytes: number;
  /** Bytes already received. */
  readonly have: number;
}

/** Response to `beginDeploy`. */
export type BeganDeploy =
  /** An identical version exists. */
  | { readonly state: 'there'; readonly version: string }
  | {
      readonly state: 'open';
      readonly version: string;
      readonly deploy: string;
      /** Maximum bytes per part. */
      readonly pieceBytes: number;
      /** Files to send, without those of earlier versions. */
      readonly wanted: readonly WantedFile[];
    };

/** Response to `sendDeployPiece`. */
export interface SentDeployPiece {
  /** Bytes of the file received so far. */
  readonly have: number;
}

/** Response to `finishDeploy`. */
export interface FinishedDeploy {
  readonly remote: string;
  readonly version: string;
  /** External sources, by Content Security Policy directive, that its pages may request once it is live. */
  readonly requestedSources: Readonly<Record<string, readonly string[]>>;
}

export interface DeployReason {
  readonly what: string;
  /** A file, or a position in `remote.json`. */
  readonly where: string;
  /** How to fix it. */
  readonly mend: string;
}

/** Body of error responses to these calls. */
export interface DeployFailure extends Failure {
  /** All errors of the build, if it was validated. */
  readonly reasons?: readonly DeployReason[];
  /** Bytes received so far, if a part does not fit. */
  readonly have?: number;
  /** Missing files, if the build is incomplete. */
  readonly wanted?: readonly WantedFile[];
}
