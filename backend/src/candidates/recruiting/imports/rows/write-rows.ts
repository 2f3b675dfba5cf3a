import { IMPORT_CHANNEL, type Stage } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type AddedPerson, AddPeople } from '../../../applications/by-staff/add-people.js';
import { estadoOfTarget } from '../../../applications/application.rules.js';
import { Candidate } from '../../../people/candidate.entity.js';
import { DepartmentsService } from '../../../../departments/departments.service.js';
import { MailService } from '../../../../mail/emails/mail.service.js';
import { Clock } from '../../../../platform/values/clock.js';
import { Vacancy } from '../../../../vacancies/vacancy.entity.js';
import { fillEmpty } from './fill-empty.rules.js';
import type { Import, ImportRow } from '../import.entity.js';
import { ImportsRepository, type SettledRow } from '../imports.repository.js';
import { importedFields } from './imported-fields.js';
import { stillTaken } from './own-values.rules.js';
import type { PersonData } from './row.rules.js';
import { findAlike } from './find-alike.js';

type Row = Pick<ImportRow, 'numero' | 'decision' | 'duplicado_id' | 'duplicado_fila'> & { datos: PersonData };
type Order = Pick<Import, 'id' | 'opciones' | 'creada_por'>;

/** Writes a batch of rows in one transaction: people, applications, and results. */
@Injectable()
export class WriteRows {
  constructor(
    private readonly repository: ImportsRepository,
    private readonly people: AddPeople,
    private readonly mail: MailService,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  async execute(manager: EntityManager, order: Order, pending: readonly ImportRow[]): Promise<void> {
    const { rows, gone } = await this.rowsOf(manager, pending);
    const fresh = rows.filter(({ decision }) => decision === null || decision === 'crear');
    const others = rows.filter((row) => !fresh.includes(row));
    const created = await this.create(manager, order, fresh);
    const settled = [...created];
    const known = await this.repository.peopleOf(
      manager,
      order.id,
      others.flatMap(({ duplicado_fila }) => duplicado_fila ?? []),
    );
    for (const { numero, candidato_id } of created) if (candidato_id) known.set(numero, candidato_id);
    for (const row of others) {
      const id = row.duplicado_id ?? (row.duplicado_fila === null ? null : known.get(row.duplicado_fila));
      settled.push(await this.add(manager, order, row, id ?? null));
    }
    for (const row of settled) row.motivo ??= gone.get(row.numero) ?? null;
    await this.repository.settle(manager, settled, order.id);
    if (order.opciones.avisar) await this.tell(manager, rows, settled);
  }

  /** As they were planned, without values that fields no longer take, which is told. */
  private async rowsOf(manager: EntityManager, pending: readonly ImportRow[]) {
    const planned = pending.map((row) => ({ ...row, datos: row.datos as PersonData }));
    const some = planned.some(({ datos }) => Object.keys(datos.campos ?? {}).length > 0);
    const fields = some ? await importedFields(manager, 'pessimistic_read') : [];
    const gone = new Map<number, string>();
    const rows = planned.map((row) => {
      const left = stillTaken(row.datos.campos ?? {}, fields);
      if (left.gone.length > 0)
        gone.set(row.numero, `El campo ha cambiado, y su valor no se ha guardado: ${left.gone.join(', ')}`);
      return { ...row, datos: { ...row.datos, campos: left.campos } };
    });
    return { rows, gone };
  }

  private async create(manager: EntityManager, order: Order, rows: readonly Row[]): Promise<SettledRow[]> {
    // Between the preview and now somebody may have come with the same address.
    const alike = await findAlike(
      manager,
      rows.map(({ numero, datos }) => ({ numero, ...datos })),
    );
    const taken = new Set(alike.flatMap(({ numero, por_email }) => (por_email ? [numero] : [])));
    const free = rows.filter(({ numero }) => !taken.has(numero));
    const added = free.map(({ datos }) => personOf(datos, order.opciones.etapa));
    await this.people.create(manager, added, { actorId: order.creada_por, canal: IMPORT_CHANNEL });
    return [
      ...free.map(({ numero }, place) => ({
        numero,
        estado: 'creada' as const,
        candidato_id: added[place]?.id ?? null,
        aplicacion_id: added[place]?.application.id ?? null,
      })),
      ...[...taken].map((numero) => ({
        numero,
        estado: 'omitida' as const,
        motivo: 'Mientras tanto ha llegado una persona con este correo',
      })),
    ];
  }

  /** What a row adds to an existing person. */
  private async add(
    manager: EntityManager,
    order: Order,
    { numero, datos, decision, duplicado_fila }: Row,
    candidateId: string | null,
  ): Promise<SettledRow> {
    const candidate = candidateId
      ? await manager.findOne(Candidate, { where: { id: candidateId }, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!candidate || candidate.deleted_at) {
      const motivo = duplicado_fila
        ? `La fila ${duplicado_fila}, de la misma persona, no se ha importado`
        : 'La persona ya no existe';
      return { numero, estado: 'fallida', motivo };
    }
    if (decision === 'actualizar') {
      const { changes, columns } = fillEmpty(candidate, datos);
      if (Object.keys(changes).length === 0) {
        return { numero, estado: 'omitida', motivo: 'No faltaba nada en su ficha' };
      }
      await manager.update(Candidate, candidate.id, { ...columns, updated_at: this.clock.now() });
      return { numero, estado: 'actualizada', candidato_id: candidate.id, cambios: changes };
    }
    const { application } = personOf(datos, order.opciones.etapa);
    const adding = { actorId: order.creada_por, canal: IMPORT_CHANNEL };
    const added = await this.people.addApplication(manager, candidate.id, application, adding);
    return added
      ? { numero, estado: 'anadida', candidato_id: candidate.id, aplicacion_id: application.id }
      : { numero, estado: 'omitida', motivo: 'Ya tiene abierta una candidatura como esta' };
  }

  private async tell(
    manager: EntityManager,
    rows: readonly Row[],
    settled: readonly SettledRow[],
  ): Promise<void> {
    const data = new Map(rows.map(({ numero, datos }) => [numero, datos]));
    const name = await this.departments.namer();
    const titles = new Map(
      (await manager.find(Vacancy, { select: { id: true, titulo: true } })).map(({ id, titulo }) => [
        id,
        titulo,
      ]),
    );
    const messages = settled.flatMap(({ numero, aplicacion_id, candidato_id }) => {
      const datos = data.get(numero);
      if (!datos || !aplicacion_id || !candidato_id) return [];
      const puesto = titles.get(datos.vacante_id ?? '') ?? name(datos.departamento, datos.posicion);
      return [
        {
          causa: receiptCause(aplicacion_id),
          plantilla: 'candidatura_recibida' as const,
          destinatario: datos.email,
          datos: { nombre: datos.nombre, puesto },
          candidato_id,
          aplicacion_id,
        },
      ];
    });
    await this.mail.writeBulk(manager, messages);
  }
}

/** As for an application that is sent: exactly one message. */
const receiptCause = (applicationId: string): string => `candidatura_recibida:${applicationId}`;

/** A row as a new person with an application. */
export function personOf(datos: PersonData, etapa: Stage): AddedPerson {
  const {
    vacante_id,
    departamento,
    posicion,
    email,
    fecha_aplicacion,
    avisos: _,
    campos = {},
    ...profile
  } = datos;
  return {
    id: randomUUID(),
    email,
    profile,
    campos,
    application: {
      id: randomUUID(),
      vacante_id,
      departamento,
      posicion,
      estado: estadoOfTarget(etapa) ?? 'recibida',
      fecha_aplicacion: fecha_aplicacion ? new Date(`${fecha_aplicacion}T00:00:00Z`) : null,
    },
  };
}
