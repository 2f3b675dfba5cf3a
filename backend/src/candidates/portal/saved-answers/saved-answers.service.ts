import { SAVED_ANSWER_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { lockRow } from '../../../platform/database/lock-row.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Clock } from '../../../platform/values/clock.js';
import {
  type SavedAnswerRequest,
  type SavedAnswerResponse,
  type SavedAnswerUpdate,
  toSavedAnswer,
} from './saved-answer.dto.js';
import { SavedAnswer } from './saved-answer.entity.js';

/** Answers that are kept for everybody of human resources. The database refuses two with one title. */
@Injectable()
export class SavedAnswersService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(SavedAnswer) private readonly answers: Repository<SavedAnswer>,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<SavedAnswerResponse[]> {
    const rows = await this.answers.find({ order: { titulo: 'ASC' }, take: SAVED_ANSWER_LIMITS.all });
    return rows.map(toSavedAnswer);
  }

  /** @throws {DomainError} `saved_answers_limit`, `saved_answer_taken`. */
  create(request: SavedAnswerRequest): Promise<SavedAnswerResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      if ((await manager.count(SavedAnswer)) >= SAVED_ANSWER_LIMITS.all)
        throw new DomainError('saved_answers_limit');
      const now = this.clock.now();
      const row = manager.create(SavedAnswer, { ...request, created_at: now, updated_at: now, version: 1 });
      return toSavedAnswer(await manager.save(row));
    });
  }

  /** @throws {DomainError} `saved_answer_not_found`, `saved_answer_stale`, `saved_answer_taken`. */
  update(id: string, { version, ...values }: SavedAnswerUpdate): Promise<SavedAnswerResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const row = await lockRow(manager, SavedAnswer, { id }, 'saved_answer_not_found');
      if (row.version !== version) throw new DomainError('saved_answer_stale');
      Object.assign(row, values, { version: version + 1, updated_at: this.clock.now() });
      return toSavedAnswer(await manager.save(row));
    });
  }

  /** @throws {DomainError} `saved_answer_not_found`. */
  async remove(id: string): Promise<void> {
    const { affected } = await this.answers.delete({ id });
    if (!affected) throw new DomainError('saved_answer_not_found');
  }
}
