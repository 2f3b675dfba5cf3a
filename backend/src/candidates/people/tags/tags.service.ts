import { TAG_LIMITS, TAG_TONES } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { Candidate } from '../candidate.entity.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { TagRequest, TagResponse } from './tag.dto.js';
import { Tag } from './tag.entity.js';
import { TagsRepository } from './tags.repository.js';

/**
 * Tags and who carries them. One name is one tag: of two that are made at once the second is refused by the unique
 * key. Putting on and taking off may be repeated and change nothing the second time.
 */
@Injectable()
export class TagsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tags: TagsRepository,
    private readonly logs: LogsService,
  ) {}

  list(): Promise<TagResponse[]> {
    return this.tags.list(this.dataSource.manager);
  }

  /** @throws {DomainError} `tag_exists`, `tags_limit`. */
  async create({ nombre, color }: TagRequest, actor: Actor): Promise<TagResponse> {
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      if ((await manager.count(Tag)) >= TAG_LIMITS.etiquetas) {
        throw new DomainError('tags_limit', { max: TAG_LIMITS.etiquetas });
      }
      const tag = await manager.save(manager.create(Tag, { nombre, color: color ?? TAG_TONES[0] }));
      await this.record(manager, actor, tag.id, 'creada');
      return tag.id;
    });
    return this.get(id);
  }

  /** @throws {DomainError} `tag_not_found`, `tag_exists`. */
  async change(id: string, { nombre, color }: TagRequest, actor: Actor): Promise<TagResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const { affected } = await manager.update(Tag, id, { nombre, ...(color ? { color } : {}) });
      if (!affected) throw new DomainError('tag_not_found');
      await this.record(manager, actor, id, 'cambiada');
    });
    return this.get(id);
  }

  /** Takes it off everybody too. @returns the tag as it was, with how many carried it. @throws `tag_not_found`. */
  remove(id: string, actor: Actor): Promise<TagResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const [tag] = await this.tags.list(manager, id);
      if (!tag) throw new DomainError('tag_not_found');
      await manager.delete(Tag, id);
      await this.record(manager, actor, id, 'eliminada');
      return tag;
    });
  }

  /** @throws {DomainError} `candidate_not_found`, `tag_not_found`. */
  putOn(candidateId: string, tagId: string): Promise<void> {
    return inRequestTransaction(this.dataSource, (manager) => this.putOnWithin(manager, candidateId, tagId));
  }

  /** @throws {DomainError} `candidate_not_found`, `tag_not_found`. */
  takeOff(candidateId: string, tagId: string): Promise<void> {
    return inRequestTransaction(this.dataSource, (manager) =>
      this.takeOffWithin(manager, candidateId, tagId),
    );
  }

  /** As `putOn`, in the caller's transaction. */
  async putOnWithin(manager: EntityManager, candidateId: string, tagId: string): Promise<void> {
    await assertBoth(manager, candidateId, tagId);
    await this.tags.putOn(manager, candidateId, tagId);
  }

  async takeOffWithin(manager: EntityManager, candidateId: string, tagId: string): Promise<void> {
    await assertBoth(manager, candidateId, tagId);
    await this.tags.takeOff(manager, candidateId, tagId);
  }

  /** @throws {DomainError} `tag_not_found`. */
  async get(id: string): Promise<TagResponse> {
    const [tag] = await this.tags.list(this.dataSource.manager, id);
    if (!tag) throw new DomainError('tag_not_found');
    return tag;
  }

  private record(manager: EntityManager, actor: Actor, id: string, done: string): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action: 'tags.changed',
      details: `Etiqueta ${done}.`,
      level: done === 'eliminada' ? 'warning' : 'info',
      entity: 'etiqueta',
      entityId: id,
    });
  }
}

/** Locks person and tag until the transaction ends: a concurrent removal waits. */
async function assertBoth(manager: EntityManager, candidateId: string, tagId: string): Promise<void> {
  const lock = { mode: 'for_key_share' } as const;
  const person = { id: candidateId, deleted_at: IsNull() };
  if (!(await manager.findOne(Candidate, { where: person, select: { id: true }, lock }))) {
    throw new DomainError('candidate_not_found');
  }
  if (!(await manager.findOne(Tag, { where: { id: tagId }, lock }))) throw new DomainError('tag_not_found');
}
