import { STAGE_OF_ESTADO } from '@hiring/contract';
import { isOpen, pickCurrent, waitingSince } from '../candidates/applications/application.rules.js';
import type { DemoApplication } from './applications.js';
import { madridWall } from './madrid-time.js';

/** The person's current application, by the product's rule. @throws when the person has none. */
export function currentOf(applications: readonly DemoApplication[]): DemoApplication {
  const picked = pickCurrent(applications.map(({ application }) => ({ ...application, deleted_at: null })));
  const current = applications.find(({ application }) => application.id === picked?.id);
  if (!current) throw new Error('a person of the demo data has no application');
  return current;
}

/** The columns of the person's row that repeat the current application. */
export function projectionOf(applications: readonly DemoApplication[]) {
  const current = currentOf(applications);
  const { application } = current;
  const others = applications.filter((other) => other !== current && isOpen(other.application));
  const interview = shownInterview(current);
  const wall = interview && madridWall(new Date(interview.inicio));
  return {
    departamento: application.departamento,
    posicion: application.posicion,
    aplicacion_version: application.version,
    vacante_id: application.vacante_id,
    otras_abiertas: others.length,
    estado: application.estado,
    etapa: STAGE_OF_ESTADO[application.estado],
    prioridad: application.prioridad,
    fecha_aplicacion: application.fecha_aplicacion,
    fecha_respuesta: application.fecha_respuesta,
    fecha_contratacion: application.fecha_contratacion,
    espera_desde: waitingSince(applications.map((other) => other.application)),
    feedback_rrhh: application.feedback_rrhh,
    retirada_at: application.retirada_at,
    entrevista_fecha: wall?.day,
    entrevista_hora: wall?.time,
    entrevista_tipo: interview?.tipo,
    entrevista_ubicacion: interview?.ubicacion ?? interview?.link_virtual,
    updated_at: new Date(Math.max(...applications.map((other) => other.application.updated_at.getTime()))),
  };
}

/** The next scheduled interview, otherwise the last one that took place. */
function shownInterview({ interviews }: DemoApplication) {
  const live = interviews.find(({ estado }) => estado === 'programada' || estado === 'confirmada');
  return live ?? interviews.filter(({ estado }) => estado === 'realizada').at(-1) ?? null;
}
