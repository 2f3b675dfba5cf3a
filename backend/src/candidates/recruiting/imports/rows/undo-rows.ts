import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { db } from '../../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../../platform/database/sql/scalars.js';
import { CvVersion } from '../../../files/cv/cv-version.entity.js';
import { ApplicationProcess } from '../../../applications/application-process.js';
import { Candidate } from '../../../people/candidate.entity.js';
import { Clock } from '../../../../platform/values/clock.js';
import { FileStorage } from '../../../../platform/files/storage/file-storage.js';
import { restorable } from './fill-empty.rules.js';
import { type Import, ImportRow } from '../import.entity.js';
import { ImportsRepository, type SettledRow } from '../imports.repository.js';
import { keepsApplication, KEEPS_PERSON } from './untouched.sql.js';

/** Undoes rows in reverse order: an application added to a person of the same import is deleted before the person. */
@Injectable()
export class UndoRows {
  constructor(
    private readonly repository: ImportsRepository,
    private readonly process: ApplicationProcess,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  /** @returns how many rows were settled. */
  async execute(manager: EntityManager, { id }: Import, limit: number): Promise<number> {
    const rows = await manager.find(ImportRow, {
      where: { importacion_id: id, estado: In(['creada', 'actualizada', 'anadida']) },
      order: { numero: 'DESC' },
      take: limit,
    });
    if (rows.length === 0) {
      await this.forgetOrigin(manager, id);
      return 0;
    }
    // Locked in one order, as a merge does.
    await manager.query(`SELECT 1 FROM candidates WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [
      rows.map(({ candidato_id }) => candidato_id),
    ]);
    const settled: SettledRow[] = [];
    for (const row of rows.filter(({ estado }) => estado === 'anadida')) {
      settled.push(await this.takeApplication(manager, row));
    }
    for (const row of rows.filter(({ estado }) => estado === 'actualizada')) {
      settled.push(await this.restore(manager, row));
    }
    const created = rows.filter(({ estado }) => estado === 'creada');
    const reasons = await this.reasonsToKeep(manager, created);
    const gone = created.filter(({ numero }) => !reasons.has(numero));
    settled.push(
      ...created.map(({ numero, candidato_id, aplicacion_id }): SettledRow => {
        const motivo = reasons.get(numero);
        return motivo
          ? { numero, estado: 'conservada', motivo, candidato_id, aplicacion_id }
          : { numero, estado: 'deshecha' };
      }),
    );
    // Stored before the people are deleted, because their rows would be deleted with them.
    await this.repository.settle(manager, settled, id);
    await this.removePeople(
      manager,
      gone.flatMap(({ candidato_id }) => candidato_id ?? []),
    );
    return rows.length;
  }

  private async reasonsToKeep(
    manager: EntityManager,
    rows: readonly ImportRow[],
  ): Promise<Map<number, string>> {
    const found = await db(manager)
      .selectFrom('importacion_filas as f')
      .innerJoin('candidates as c', 'c.id', 'f.candidato_id')
      .where('f.importacion_id', '=', rows[0]?.importacion_id ?? null)
      .where((eb) =>
        isAnyOf(
          eb.ref('f.numero'),
          rows.map(({ numero }) => numero),
        ),
      )
      .select(['f.numero', KEEPS_PERSON.as('motivo')])
      .execute();
    return new Map(found.flatMap(({ numero, motivo }) => (motivo === null ? [] : [[numero, motivo]])));
  }

  private async removePeople(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const files = await manager.find(CvVersion, {
      where: { candidato_id: In(ids) },
      select: { archivo_id: true },
    });
    await manager.query(`DELETE FROM candidates WHERE id = ANY($1)`, [ids]);
    for (const { archivo_id } of files) await this.storage.release(manager, archivo_id);
  }

  private async takeApplication(manager: EntityManager, row: ImportRow): Promise<SettledRow> {
    const { numero, candidato_id, aplicacion_id, cambios } = row;
    const found = await db(manager)
      .selectFrom('aplicaciones_vacantes as a')
      .where('a.id', '=', aplicacion_id)
      .where('a.deleted_at', 'is', null)
      .select(keepsApplication(candidato_id).as('motivo'))
      .executeTakeFirst();
    // Somebody has removed it: there is nothing to take back.
    if (!found) return { numero, estado: 'deshecha' };
    if (found.motivo)
      return { numero, estado: 'conservada', motivo: found.motivo, candidato_id, aplicacion_id };
    await manager.query(`DELETE FROM aplicaciones_vacantes WHERE id = $1`, [aplicacion_id]);
    if (candidato_id) {
      if (cambios.cv) await this.takeCv(manager, candidato_id, String(cambios.cv.ahora));
      await this.process.project(manager, candidato_id);
    }
    return { numero, estado: 'deshecha' };
  }

  /** The CV that came with it, unless another one has taken its place. */
  private async takeCv(manager: EntityManager, candidateId: string, fileId: string): Promise<void> {
    const { affected } = await manager.update(
      Candidate,
      { id: candidateId, cv_archivo_id: fileId },
      { cv_archivo_id: null },
    );
    if (!affected) return;
    await manager.query(`DELETE FROM cv_historial WHERE archivo_id = $1`, [fileId]);
    await this.storage.release(manager, fileId);
  }

  private async restore(
    manager: EntityManager,
    { numero, candidato_id, cambios }: ImportRow,
  ): Promise<SettledRow> {
    const candidate = candidato_id ? await manager.findOneBy(Candidate, { id: candidato_id }) : null;
    if (!candidate) return { numero, estado: 'deshecha' };
    const columns = restorable(candidate, cambios);
    if (Object.keys(columns).length === 0) {
      return { numero, estado: 'conservada', motivo: 'La ficha se ha cambiado después', candidato_id };
    }
    await manager.update(Candidate, candidate.id, { ...columns, updated_at: this.clock.now() });
    return { numero, estado: 'deshecha' };
  }

  /** A person left without rows of this import no longer has it as source. */
  private async forgetOrigin(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `DELETE FROM procedencias p WHERE p.importacion_id = $1 AND NOT EXISTS (
         SELECT 1 FROM importacion_filas f
         WHERE f.importacion_id = $1 AND f.candidato_id = p.candidato_id AND f.estado = 'conservada')`,
      [id],
    );
  }
}
