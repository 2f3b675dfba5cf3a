import type { ImportResponse, ImportRowResponse } from './import.dto.js';
import type { Import, ImportFigures } from './import.entity.js';
import { undoableUntil, undoRefusal } from './import.rules.js';
import { figuresOf, type ShownRow } from './imports.repository.js';
import { type Mapping, splitName } from './rows/mapping.rules.js';
import { accountName } from '../../../platform/values/account-name.js';

export function toImportResponse(
  one: Import,
  counted: ImportFigures | undefined,
  borradores: number,
  now: Date,
): ImportResponse {
  const figures = figuresOf(one, counted);
  const autor = one.autor && accountName(one.autor);
  const puede_deshacer = undoRefusal(one, now) === null;
  return {
    id: one.id,
    tipo: one.tipo,
    estado: one.estado,
    nombre: one.nombre,
    autor,
    created_at: one.created_at.toISOString(),
    iniciada_at: one.iniciada_at?.toISOString() ?? null,
    terminada_at: one.terminada_at?.toISOString() ?? null,
    deshecha_at: one.deshecha_at?.toISOString() ?? null,
    origen: one.origen,
    informados_el: one.informados_el,
    revision: one.revision,
    total: one.total,
    pendientes: figures.pendiente ?? 0,
    creadas: figures.creada ?? 0,
    actualizadas: figures.actualizada ?? 0,
    anadidas: figures.anadida ?? 0,
    omitidas: figures.omitida ?? 0,
    fallidas: figures.fallida ?? 0,
    deshechas: figures.deshecha ?? 0,
    conservadas: figures.conservada ?? 0,
    borradores,
    puede_deshacer,
    deshacer_hasta: puede_deshacer ? (undoableUntil(one)?.toISOString() ?? null) : null,
  };
}

/** A row as it was read; of a row with errors, the text of its cells. */
export function toRowResponse(
  { datos, valores, errores, ...row }: ShownRow,
  mapping: Mapping,
): ImportRowResponse {
  const cell = (field: Mapping[number]): string =>
    mapping
      .flatMap((one, place) => (one === field ? [valores[place] ?? ''] : []))
      .join(' ')
      .trim();
  const whole = cell('nombre_completo');
  const named = whole ? splitName(whole) : { nombre: cell('nombre'), apellidos: cell('apellidos') };
  return {
    numero: row.numero,
    nombre: datos?.nombre ?? named.nombre,
    apellidos: datos?.apellidos ?? named.apellidos,
    email: datos?.email ?? cell('email'),
    telefono: datos?.telefono ?? cell('telefono'),
    errores: Object.entries(errores).map(([campo, mensaje]) => ({ campo, mensaje })),
    avisos: Object.entries(datos?.avisos ?? {}).map(([campo, mensaje]) => ({ campo, mensaje })),
    duplicado: row.duplicado,
    duplicado_id: row.duplicado_nombre === null ? null : row.duplicado_id,
    duplicado_nombre: row.duplicado_nombre,
    duplicado_fila: row.duplicado_fila,
    decision: row.decision,
    estado: row.estado,
    motivo: row.motivo,
    candidato_id: row.candidato_id,
  };
}
