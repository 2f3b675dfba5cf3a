import { CV_FIELDS } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LATE_READING } from '../../../files/cv/reading/cv-texts.js';
import { StoredCvs } from '../../../files/cv/reading/stored-cvs.js';
import { inTransaction } from '../../../../platform/database/transactions/transaction.js';
import { QueueService } from '../../../../platform/queue/queue.service.js';
import { Clock } from '../../../../platform/values/clock.js';
import { CvDraft } from './cv-draft.entity.js';

const QUEUE = 'cv_borradores';

/** Reads the CVs of a folder that came while the machine was busy, and fills in what nobody has typed since. */
@Injectable()
export class ReadWaitingDraft implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cvs: StoredCvs,
    private readonly queue: QueueService,
    private readonly clock: Clock,
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
    const waiting = { id, en_espera: true };
    const draft = await manager.findOne(CvDraft, { where: waiting, relations: { archivo: true } });
    if (!draft?.archivo) return;
    const { proposals } = await this.cvs.proposals(draft.archivo);
    await inTransaction(this.dataSource, async (transaction) => {
      const now = await transaction.findOne(CvDraft, {
        where: waiting,
        lock: { mode: 'pessimistic_write' },
      });
      if (!now) return;
      const found = Object.fromEntries(
        CV_FIELDS.map((field) => [field, now[field] || (proposals[field] ?? '')]),
      );
      await transaction.update(CvDraft, id, {
        ...found,
        leido: Boolean(proposals.nombre || proposals.email || proposals.telefono),
        en_espera: false,
        version: () => 'version + 1',
        updated_at: this.clock.now(),
      });
    });
  }
}
