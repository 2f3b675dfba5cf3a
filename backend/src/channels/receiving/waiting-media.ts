import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { LateFiles } from '../../candidates/portal/threads/late-files.js';
import type { CheckedFiles } from '../../inbound/receiving/mail-attachments.js';
import { UnassignedMails, type WaitingFiles } from '../../inbound/unassigned/unassigned-mails.js';
import { ChannelMedia } from './channel-media.entity.js';

/** It is here, or known why it is not. */
export const isSettled = ({ archivo_id, motivo }: Pick<ChannelMedia, 'archivo_id' | 'motivo'>): boolean =>
  archivo_id !== null || motivo !== null;

/** Files of messages that are nobody's yet: they are kept with the message, and join what it becomes. */
@Injectable()
export class WaitingMedia implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unassigned: UnassignedMails,
    private readonly late: LateFiles,
  ) {}

  onModuleInit(): void {
    this.unassigned.registerFiles(this);
  }

  /** False: it does not wait any more, or another process has kept it. */
  keep(id: string, { files, refused }: CheckedFiles): Promise<boolean> {
    return this.late.store(files, async (manager, [archivo_id = null]) => {
      const waits = { id, sin_asignar_id: Not(IsNull()), archivo_id: IsNull(), motivo: IsNull() };
      const motivo = refused[0]?.motivo ?? null;
      return (await manager.update(ChannelMedia, waits, { archivo_id, motivo })).affected === 1;
    });
  }

  async of(unassignedIds: readonly string[]): Promise<ReadonlyMap<string, WaitingFiles>> {
    if (unassignedIds.length === 0) return new Map();
    const rows = await this.dataSource.manager.find(ChannelMedia, {
      where: { sin_asignar_id: In([...unassignedIds]) },
      relations: { archivo: true },
      order: { caduca_at: 'ASC', id: 'ASC' },
    });
    const filesOf = (some: readonly ChannelMedia[]): WaitingFiles => ({
      adjuntos: some.map(({ nombre, archivo, motivo }) => ({ nombre, bytes: archivo?.bytes ?? 0, motivo })),
      archivos_hasta: some.find((row) => !isSettled(row))?.caduca_at.toISOString() ?? null,
    });
    return new Map(unassignedIds.map((id) => [id, filesOf(rows.filter((row) => row.sin_asignar_id === id))]));
  }

  /** What is not here yet joins when it comes. */
  async move(manager: EntityManager, sin_asignar_id: string, mensaje_id: string): Promise<void> {
    const rows = await manager.find(ChannelMedia, {
      where: { sin_asignar_id },
      lock: { mode: 'pessimistic_write' },
    });
    // Without their files, which the rows would give up when they go.
    const joined = { sin_asignar_id: null, mensaje_id, archivo_id: null, motivo: null };
    await manager.update(ChannelMedia, { sin_asignar_id }, joined);
    await this.late.join(manager, mensaje_id, {
      ids: rows.flatMap(({ archivo_id }) => archivo_id ?? []),
      refused: rows.flatMap(({ nombre, motivo }) => (motivo === null ? [] : { nombre, motivo })),
    });
    await manager.delete(ChannelMedia, { id: In(rows.filter(isSettled).map(({ id }) => id)) });
  }
}
