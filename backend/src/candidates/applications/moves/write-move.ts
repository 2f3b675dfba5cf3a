import { sql } from 'kysely';
import { columnsOf, statement } from '../../../platform/database/sql/db.js';
import type { BeforeMove } from '../history/application-history.entity.js';
import type { ApplicationColumns } from './lock-application.js';
import type { MoveChange } from '../application.rules.js';

/** The columns of the application that a move changes. */
type MovedColumns = MoveChange & Pick<ApplicationColumns, 'estado_candidato' | 'version' | 'updated_at'>;

const MOVED = [
  ...(['estado', 'en_fase_desde', 'fecha_respuesta', 'fecha_contratacion'] as const),
  ...(['estado_candidato', 'version', 'updated_at'] as const),
] as const;

type MoveEvent = {
  historyId: string;
  de: ApplicationColumns['estado'];
  actor_id: string | null;
  mensaje_candidato: string | null;
  motivo_rechazo_id: string | null;
  antes: Partial<BeforeMove>;
  visible_at: Date | null;
};

/** Writes the application's new estado and the event of its history. */
export const writeMove = statement((db, move: MovedColumns & MoveEvent & { aplicacion_id: string }) =>
  db
    .with('moved', (cte) =>
      cte
        .updateTable('aplicaciones_vacantes')
        .set(columnsOf(move, MOVED))
        .where('id', '=', move.aplicacion_id),
    )
    .insertInto('aplicacion_historial')
    .values({
      ...columnsOf(move, ['aplicacion_id', 'de', 'actor_id', 'mensaje_candidato']),
      ...columnsOf(move, ['motivo_rechazo_id', 'antes', 'visible_at']),
      id: move.historyId,
      tipo: sql.lit('movida'),
      a: move.estado,
    }),
);
