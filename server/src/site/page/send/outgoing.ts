import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnnouncementDraft } from '../../announcement-bar/draft-announcement';
import type { Visitor } from '../../request/visitor';
import type { Site } from '../../directory/site';
import type { PageTemplate } from '../template/page-template';
import type { PersonalAnswers, PersonalInput } from '../load/personal-input';
import type { Preview } from '../preview';
import type { RegistryState } from '../../registry/registry-state';

/** A page about to be sent. */
export interface Outgoing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly visitor: Visitor;
  readonly url: URL;
  readonly preview: Preview;
  /** What is live for the visitor. */
  readonly state: RegistryState;
  readonly status: number;
  readonly form?: PersonalInput['form'];
  /** What it announces in the place of what is saved. */
  readonly draft?: AnnouncementDraft;
}

/** The same with its page template, and the data that are the visitor's own. */
export interface OutgoingPage extends Outgoing {
  readonly pageTemplate: PageTemplate;
  readonly answers: PersonalAnswers;
}
