import { CONSERVACION_PASOS, type ConservacionPaso } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { EraseRecord } from '../erasure/erase-record.js';
import { sayDay } from '../rights/rights-emails.js';
import { lockPerson, type LockedPerson } from './holds/person-lock.js';
import { Quarantine } from './quarantine.js';
import type { RetentionSettings } from './retention-settings.entity.js';
import { RetentionSettingsService } from './retention-settings.service.js';
import { RetentionTerm } from './retention-term.entity.js';
import { dayOf, planOf, quarantineFrom } from './retention.rules.js';
import { RetentionRepository } from './retention.repository.js';

const NOTES: Record<ConservacionPaso, { action: string; details: string }> = {
  aviso: { action: 'privacy.retention_reminded', details: 'Aviso de fin de conservación enviado' },
  cuarentena: { action: 'privacy.quarantined', details: 'Ficha en cuarentena por fin de conservación' },
  borrado: { action: 'privacy.retention_erased', details: 'Datos borrados por fin de conservación' },
};

/**
 * Takes one step with one person: reminds, hides or erases, if that is still due once the person is locked.
 * Each of the three steps is a dependency.
 */
@Injectable()
export class TakeStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: RetentionSettingsService,
    private readonly due: RetentionRepository,
    private readonly quarantine: Quarantine,
    private readonly erasing: EraseRecord,
    private readonly mail: MailService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Everything or nothing, in one transaction; once more, or in two processes at once, changes nothing. */
  async execute(step: string, candidatoId: string): Promise<void> {
    const known = CONSERVACION_PASOS.find((one) => one === step);
    if (!known) return;
    await inTransaction(this.dataSource, async (manager) => {
      const person = await lockPerson(manager, candidatoId);
      if (!person) return;
      const config = await this.settings.read(manager);
      const now = this.clock.now();
      const plan = planOf(config, now, now);
      if (!(await this.due.isDue(manager, { step: known, candidatoId }, plan))) return;
      await this.take(manager, known, person, config);
      await this.logs.record(manager, {
        ...NOTES[known],
        actorId: null,
        level: known === 'aviso' ? 'info' : 'warning',
        entity: 'candidate',
        entityId: candidatoId,
      });
    });
  }

  private async take(
    manager: EntityManager,
    step: ConservacionPaso,
    person: LockedPerson,
    config: RetentionSettings,
  ): Promise<void> {
    if (step === 'aviso') await this.remind(manager, person, config);
    else if (step === 'cuarentena') await this.quarantine.enter(manager, person);
    else await this.erasing.execute(manager, person, null);
  }

  private async remind(
    manager: EntityManager,
    { candidatoId, userId, nombre, email, term }: LockedPerson,
    config: RetentionSettings,
  ): Promise<void> {
    const now = this.clock.now();
    const avisoId = randomUUID();
    await manager.update(RetentionTerm, candidatoId, {
      estado: 'avisada',
      aviso_id: avisoId,
      avisada_at: now,
    });
    await this.mail.write(manager, {
      causa: `conservacion_aviso:${avisoId}`,
      plantilla: 'conservacion_aviso',
      destinatario: email,
      datos: () => ({
        ...(nombre ? { nombre } : {}),
        limite: sayDay(dayOf(quarantineFrom(term, now, config))),
        dias: String(config.cuarentena_dias),
      }),
      candidato_id: candidatoId,
      ...(userId ? { user_id: userId } : {}),
    });
  }
}
