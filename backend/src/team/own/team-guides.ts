import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type {
  InterviewNoteRequest,
  InterviewNoteResponse,
  InterviewSheet,
} from '../../interviews/guides/guide.dto.js';
import { GuidesService } from '../../interviews/guides/guides.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { heldInterviews } from '../team-rows.js';

/** The guide of an interview for the manager who holds it, and their notes. The team's other interviews are not found. */
@Injectable()
export class TeamGuides {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly guides: GuidesService,
  ) {}

  /** @throws {DomainError} `interview_not_found`. */
  async sheet(id: string, actor: Actor): Promise<InterviewSheet> {
    await this.assertHeld(id, actor);
    return this.guides.sheet(id, actor.userId);
  }

  /** @throws {DomainError} `interview_not_found`, `interview_note_stale`. */
  async note(id: string, note: InterviewNoteRequest, actor: Actor): Promise<InterviewNoteResponse> {
    await this.assertHeld(id, actor);
    return this.guides.note(id, note, actor.userId);
  }

  private async assertHeld(id: string, actor: Actor): Promise<void> {
    const held = await heldInterviews(this.dataSource, ['i.id', id], actor);
    if (held.length === 0) throw new DomainError('interview_not_found');
  }
}
