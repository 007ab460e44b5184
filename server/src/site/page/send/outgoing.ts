import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnnouncementDraft } from '../../announcement-bar/draft-announcement';
import type { Visitor } from '../../request/visitor';
import type { Site } from '../../directory/site';
import type { PageTemplate } from '../template/page-template';
import type { PersonalAnswers, PersonalInput } from '../load/personal-input';
import type { Preview } from '../preview';
import type { RegistryState } from '../../registry/registry-state';

/** A page to be sent. */
export interface Outgoing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly visitor: Visitor;
  readonly url: URL;
  readonly preview: Preview;
  /** The visitor's live versions. */
  readonly state: RegistryState;
  readonly status: number;
  readonly form?: PersonalInput['form'];
  /** Announcement to preview instead of the saved one. */
  readonly draft?: AnnouncementDraft;
}

export interface OutgoingPage extends Outgoing {
  readonly pageTemplate: PageTemplate;
  readonly answers: PersonalAnswers;
}
