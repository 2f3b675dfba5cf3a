import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../platform/database/sql/db.js';
import { isAmong, rowsOf } from '../../../platform/database/sql/scalars.js';
import type { BeforeMove } from '../history/application-history.entity.js';
import type { ApplicationColumns } from './lock-application.js';
import type { MoveChange } from '../application.rules.js';

/** The application's new estado, and the event of its history. */
export interface WrittenMove
  extends MoveChange, Pick<ApplicationColumns, 'estado_candidato' | 'version' | 'updated_at'> {
  id: string;
  aplicacion_id: string;
  de: ApplicationColumns['estado'];
  actor_id: string | null;
  mensaje_candidato: string | null;
  motivo_rechazo_id: string | null;
  antes: Partial<BeforeMove>;
  visible_at: Date | null;
}

const TYPES = {
  ...{ id: 'uuid', aplicacion_id: 'uuid', de: 'text', estado: 'text', estado_candidato: 'text' },
  ...{ en_fase_desde: 'timestamptz', fecha_respuesta: 'timestamptz', fecha_contratacion: 'timestamptz' },
  ...{ version: 'int', updated_at: 'timestamptz', actor_id: 'uuid', mensaje_candidato: 'text' },
  ...{ motivo_rechazo_id: 'uuid', antes: 'jsonb', visible_at: 'timestamptz' },
} as const satisfies Record<keyof WrittenMove, string>;

const EVENT = [
  ...(['id', 'aplicacion_id', 'de', 'actor_id', 'mensaje_candidato'] as const),
  ...(['motivo_rechazo_id', 'antes', 'visible_at'] as const),
] as const;

/** One statement, whose triggers run once for all of them. */
const write = statement((db, { moves, ids }: { moves: string; ids: readonly string[] }) =>
  db
    .with('r', (cte) => cte.selectFrom(rowsOf<WrittenMove>(moves, TYPES)).selectAll())
    .with('moved', (cte) =>
      cte
        .updateTable('aplicaciones_vacantes as a')
        .from('r')
        .set((eb) => ({
          estado: eb.ref('r.estado'),
          en_fase_desde: eb.ref('r.en_fase_desde'),
          fecha_respuesta: eb.ref('r.fecha_respuesta'),
          fecha_contratacion: eb.ref('r.fecha_contratacion'),
          estado_candidato: eb.ref('r.estado_candidato'),
          version: eb.ref('r.version'),
          updated_at: eb.ref('r.updated_at'),
        }))
        .whereRef('a.id', '=', 'r.aplicacion_id')
        .where((eb) => isAmong(eb.ref('a.id'), ids)),
    )
    .insertInto('aplicacion_historial')
    .columns([...EVENT, 'tipo', 'a'])
    .expression((eb) => eb.selectFrom('r').select([...EVENT, sql.lit('movida').as('tipo'), 'r.estado as a'])),
);

/** Writes moves of different applications, whose rows are locked. */
export const writeMoves = (manager: EntityManager, moves: readonly WrittenMove[]) =>
  write(manager, { moves: JSON.stringify(moves), ids: moves.map(({ aplicacion_id }) => aplicacion_id) });
