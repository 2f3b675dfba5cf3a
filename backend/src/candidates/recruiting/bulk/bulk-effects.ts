import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ApplicationProcess } from '../../applications/application-process.js';
import type { LockedApplication } from '../../applications/moves/lock-application.js';
import { MoveApplication } from '../../applications/moves/move-application.js';
import { SetPriority } from '../../applications/screening/set-priority.js';
import { ValuesOfPeople } from '../../applications/by-staff/values-of-people.js';
import { SendMessage } from '../../applications/messages/send-message.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TagsService } from '../../people/tags/tags.service.js';
import type { BulkAction, BulkActionRow } from './bulk-action.entity.js';

type AlsoWrite = (manager: EntityManager) => Promise<void>;

/** Applies an action to one row, with the services, messages, notifications and history of a single change. */
@Injectable()
export class BulkEffects {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly process: ApplicationProcess,
    private readonly moves: MoveApplication,
    private readonly priorities: SetPriority,
    private readonly messages: SendMessage,
    private readonly tags: TagsService,
    private readonly values: ValuesOfPeople,
  ) {}

  /**
   * @param alsoWrite marks the row as done in the transaction of the change.
   * @throws {DomainError} `stale_version` and the errors of the change.
   */
  async apply(
    { parametros, creada_por: userId }: BulkAction,
    { aplicacion_id: applicationId, version }: BulkActionRow,
    alsoWrite: AlsoWrite,
  ): Promise<void> {
    const { mover, prioridad, mensaje, etiqueta, campo } = parametros;
    if (mover) {
      const { estado: to, ...order } = mover;
      await this.moves.execute({ applicationId, version, to, ...order }, { userId }, alsoWrite);
    } else if (prioridad) {
      await this.priorities.execute({ applicationId, prioridad, version }, alsoWrite);
    } else if (mensaje) {
      await this.locked(applicationId, alsoWrite, async (manager, { application }) => {
        if (application.version !== version) throw new DomainError('stale_version');
        await this.messages.write(manager, { aplicacion_id: applicationId, ...mensaje }, userId);
      });
    } else if (etiqueta) {
      // A tag belongs to the person, whatever the state of the application.
      await this.locked(applicationId, alsoWrite, (manager, { candidate }) =>
        etiqueta.quitar
          ? this.tags.takeOffWithin(manager, candidate.id, etiqueta.id)
          : this.tags.putOnWithin(manager, candidate.id, etiqueta.id),
      );
    } else if (campo) {
      await this.locked(applicationId, alsoWrite, async (manager, { application, candidate }) => {
        if (application.version !== version) throw new DomainError('stale_version');
        const asked = { campos: { [campo.clave]: campo.valor }, by: userId };
        if (campo.entidad === 'persona') await this.values.writeToPerson(manager, candidate, asked);
        else await this.values.writeToApplication(manager, application, asked);
      });
    }
  }

  private locked(
    applicationId: string,
    alsoWrite: AlsoWrite,
    act: (manager: EntityManager, locked: LockedApplication) => Promise<void>,
  ): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await this.process.lock(manager, applicationId);
      await alsoWrite(manager);
      await act(manager, locked);
    });
  }
}
