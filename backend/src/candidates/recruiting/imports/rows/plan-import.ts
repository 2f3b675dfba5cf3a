import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DepartmentsService } from '../../../../departments/departments.service.js';
import { Clock } from '../../../../platform/values/clock.js';
import { Vacancy } from '../../../../vacancies/vacancy.entity.js';
import { IMPORT_LIMITS } from '@hiring/contract';
import type { Import } from '../import.entity.js';
import { ImportsRepository, type PlannedRow } from '../imports.repository.js';
import { unusedPhones } from './mapping.rules.js';
import { importedFields } from './imported-fields.js';
import { PlaceFinder } from './place.rules.js';
import { type PersonData, readRow } from './row.rules.js';
import { type Alike, findAlike } from './find-alike.js';

type Read = PlannedRow & { datos: PersonData | null };

/** Computes what every row would do and stores it with the row, so that exactly this is confirmed later. */
@Injectable()
export class PlanImport {
  constructor(
    private readonly repository: ImportsRepository,
    private readonly departments: DepartmentsService,
    private readonly clock: Clock,
  ) {}

  /** Where each of them may go, with what is chosen for it. */
  async placesOf(manager: EntityManager, chosen: readonly Import['opciones'][]): Promise<PlaceFinder[]> {
    const [departments, vacancies] = await Promise.all([
      this.departments.list(),
      manager.find(Vacancy, { select: { id: true, titulo: true, departamento: true, posicion: true } }),
    ]);
    const places = {
      departments: departments.map(({ codigo, nombre, posiciones }) => ({
        value: codigo,
        label: nombre,
        positions: posiciones,
      })),
      vacancies,
    };
    return chosen.map((one) => new PlaceFinder(places, one));
  }

  /** The import's row is locked and its columns can be used. */
  async execute(manager: EntityManager, { id, columnas, mapeo, opciones }: Import): Promise<void> {
    const [places] = await this.placesOf(manager, [opciones]);
    if (!places) throw new Error('one choice has its places');
    const now = this.clock.now();
    const own = await importedFields(manager);
    const otherPhones = unusedPhones(columnas, mapeo);
    const rows = await this.repository.listRaw(manager, id, IMPORT_LIMITS.filas);
    const read: Read[] = rows.map(({ numero, valores }) => ({
      numero,
      ...readRow(valores, { mapping: mapeo, places, now, own, otherPhones }),
      duplicado: null,
      duplicado_id: null,
      duplicado_fila: null,
    }));
    const valid = read.flatMap(({ numero, datos }) => (datos ? [{ numero, ...datos }] : []));
    const alike = await findAlike(manager, valid);
    await this.repository.savePlan(manager, id, withDuplicates(read, alike));
  }
}

/** Existing people count before earlier rows of the file; the e-mail before the phone. */
export function withDuplicates(rows: readonly Read[], alike: readonly Alike[]): PlannedRow[] {
  const keys = new Map(alike.map((one) => [one.numero, one]));
  const emails = new Map<string, number>();
  const people = new Map<string, number>();
  return rows.map((row) => {
    const found = keys.get(row.numero);
    if (!row.datos || !found) return row;
    const { clave_email, clave_persona, por_email, por_telefono } = found;
    if (por_email) return { ...row, duplicado: 'email', duplicado_id: por_email };
    const sameEmail = emails.get(clave_email);
    if (sameEmail !== undefined) return { ...row, duplicado: 'fila', duplicado_fila: sameEmail };
    // From here on it may be created: later rows are compared with it.
    emails.set(clave_email, row.numero);
    const samePerson = clave_persona === null ? undefined : people.get(clave_persona);
    if (clave_persona !== null && samePerson === undefined) people.set(clave_persona, row.numero);
    if (por_telefono) return { ...row, duplicado: 'telefono', duplicado_id: por_telefono };
    if (samePerson !== undefined) return { ...row, duplicado: 'telefono', duplicado_fila: samePerson };
    return row;
  });
}
