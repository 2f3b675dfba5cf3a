import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LATE_READING } from '../../files/cv/reading/cv-texts.js';
import { StoredCvs } from '../../files/cv/reading/stored-cvs.js';
import { QueueService } from '../../../platform/queue/queue.service.js';
import { Draft } from './draft.entity.js';

const QUEUE = 'cv_formularios';

/** Reads the CV of a form that was sent while the machine was busy: what it says is proposed later. */
@Injectable()
export class ReadWaitingCv implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cvs: StoredCvs,
    private readonly queue: QueueService,
  ) {}

  onModuleInit(): Promise<void> {
    return this.queue.handle<{ id: string }>(QUEUE, LATE_READING, ({ id }) => this.execute(id));
  }

  /** In the transaction that writes the draft. */
  async later(manager: EntityManager, id: string): Promise<void> {
    await this.queue.enqueue(manager, QUEUE, { id }, { singletonKey: id });
  }

  /** @throws when it is to be tried again. */
  async execute(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const draft = await manager.findOne(Draft, { where: { id, en_espera: true }, relations: { cv: true } });
    if (!draft?.cv) return;
    const { proposals } = await this.cvs.proposals(draft.cv);
    const propuestas = Object.keys(proposals).length > 0 ? proposals : null;
    // Another file has been chosen since: it has been read, or waits itself.
    await manager.update(
      Draft,
      { id, en_espera: true, cv_archivo_id: draft.cv.id },
      { propuestas, en_espera: false },
    );
  }
}
