import { EXPORTED_FIELDS } from '@hiring/contract';
import type { ApplicationRecord } from './candidates-export.repository.js';
import {
  DAYS,
  type ExportColumn,
  HAS_CV,
  numberColumn,
  priorityColumn,
  profileColumn,
  stateColumn,
  textColumn,
  VACANCY,
  yesOrNoColumn,
} from './export-columns.js';

/** Ids and codes stand beside what people read. */
export const APPLICATION_EXPORT_COLUMNS: readonly ExportColumn<ApplicationRecord>[] = [
  textColumn('Id de candidatura', 'id', 38),
  textColumn('Id de persona', 'candidato_id', 38),
  ...EXPORTED_FIELDS.map(profileColumn),
  textColumn('Id de vacante', 'vacante_id', 38),
  VACANCY,
  textColumn('Código de departamento', 'departamento', 20),
  textColumn('Departamento', 'departamento_nombre', 20),
  textColumn('Código de posición', 'posicion', 22),
  textColumn('Posición', 'posicion_nombre', 26),
  textColumn('Código de estado', 'estado', 20),
  stateColumn('estado_nombre'),
  yesOrNoColumn('Retirada', 'retirada', 10),
  textColumn('Código de prioridad', 'prioridad', 12),
  priorityColumn('prioridad_nombre'),
  textColumn('Canal', 'canal', 16),
  ...DAYS,
  HAS_CV,
  numberColumn('Versión', 'version', 8),
  textColumn('Último cambio', 'updated_at', 26),
  textColumn('Fase', 'fase', 26),
];
