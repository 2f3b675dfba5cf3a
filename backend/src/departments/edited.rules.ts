import type { LogChanges, LogValue } from '../logs/log-entry.entity.js';
import type { CatalogueDepartment, DepartmentUses } from './catalogue.dto.js';
import type { Department } from './department.entity.js';

/** The department for editors, with its positions in order. */
export function toCatalogueDepartment(row: Department, usos: DepartmentUses): CatalogueDepartment {
  return {
    id: row.id,
    codigo: row.codigo,
    nombre: row.nombre,
    activo: row.activo,
    ofrecido_en: row.ofrecido_en,
    version: row.version,
    usos,
    posiciones: row.posiciones.map(({ id, codigo, nombre, activa, version }) => ({
      id,
      codigo,
      nombre,
      activa,
      version,
    })),
  };
}

const plain = (value: unknown): LogValue =>
  Array.isArray(value) ? [...(value as string[])].sort().join(', ') : (value as LogValue);

/** Old and new values of the changed fields; null: none changed. Lists are compared regardless of order. */
export function changedFields<Row extends object>(before: Row, order: Partial<Row>): LogChanges | null {
  const names = Object.keys(order) as (keyof Row & string)[];
  const changes = names
    .map((name) => [name, { antes: plain(before[name]), ahora: plain(order[name]) }] as const)
    .filter(([name, { antes, ahora }]) => order[name] !== undefined && antes !== ahora);
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

/** Whether both name the same records. */
export function sameIds(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(some);
  return some.length === others.length && others.every((id) => known.has(id));
}
