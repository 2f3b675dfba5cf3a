import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { columnsOf, statement } from '../../../platform/database/sql/db.js';
import type { Database, Json } from '../../../platform/database/sql/tables.js';
import { PROJECTED, type Projection } from '../../people/projection/project-candidate.js';
import type { ApplicationColumns } from '../moves/lock-application.js';
import type { ScreeningAnswer } from '../screening/screening.rules.js';
import { PERSON_FIELDS } from './submission.rules.js';

const FORM = [
  ...PERSON_FIELDS,
  ...(['departamento', 'posicion', 'aviso_version', 'aviso_mostrado_at'] as const),
  ...(['cv_archivo_id', 'updated_at'] as const),
] as const;

/** The columns of the person that a form writes. */
export type PersonColumns = Pick<
  Selectable<Database['candidates']>,
  (typeof FORM)[number] | 'id' | 'email' | 'fecha_aplicacion'
> & { user_id: string };

export const updatePerson = statement((db, person: PersonColumns) =>
  db.updateTable('candidates').set(columnsOf(person, FORM)).where('id', '=', person.id),
);

export const nameAccount = statement((db, person: PersonColumns) =>
  db
    .updateTable('users')
    .set(columnsOf(person, ['nombre', 'apellidos', 'updated_at']))
    .where('id', '=', person.user_id),
);

type FirstApplication = PersonColumns &
  Projection &
  Pick<ApplicationColumns, 'estado_candidato' | 'canal' | 'en_fase_desde'> & {
    answers: Json<ScreeningAnswer[]>;
    historyId: string;
    actorId: string | null;
  };

/**
 * Writes a new person, the first application and the first event of its history. The person and the application refer
 * to one another: in one statement both are written once. The application asks for the person's id, so that the person
 * comes first, as its triggers expect.
 */
export const insertFirst = statement((db, one: FirstApplication) =>
  db
    .with('person', (cte) =>
      cte
        .insertInto('candidates')
        .values(columnsOf(one, [...FORM, 'id', 'user_id', 'email', ...PROJECTED]))
        .returning('id'),
    )
    .with('made', (cte) =>
      cte.insertInto('aplicaciones_vacantes').values((eb) => ({
        ...columnsOf(one, ['vacante_id', 'departamento', 'posicion', 'canal', 'estado', 'estado_candidato']),
        ...columnsOf(one, ['prioridad', 'fecha_aplicacion', 'en_fase_desde']),
        id: one.aplicacion_actual_id,
        version: one.aplicacion_version,
        candidato_id: eb.selectFrom('person').select('id').$asScalar().$notNull(),
        cuestionario_respuestas: one.answers,
      })),
    )
    .insertInto('aplicacion_historial')
    .values({
      ...{ id: one.historyId, aplicacion_id: one.aplicacion_actual_id, actor_id: one.actorId },
      ...{ tipo: sql.lit('creada'), a: one.estado, visible_at: one.fecha_aplicacion },
    }),
);
