import { SENSITIVE_DATA } from '@hiring/contract';
import type {
  MyOnboarding,
  MyOnboardingTask,
  OnboardingRecord,
  OnboardingResponse,
  OnboardingTaskResponse,
} from './onboarding.dto.js';
import type { OnboardingRow, OnboardingTaskRow } from './onboarding-rows.js';
import { awaited, dueDay, inOrder, inSpanish, sayText, standingOf } from './onboarding.rules.js';
import type { SealedValues } from './tasks/sealed-values.js';
import { toValueResponse } from './tasks/value.dto.js';
import type { OnboardingText } from './templates/template.entity.js';

const LISTED = 3;

const nameOf = (nombre: string | null, apellidos: string | null): string | null =>
  nombre === null ? null : `${nombre} ${apellidos ?? ''}`.trim();

/** Whether tasks may still be done: those of after the first day too. */
export const takesTasks = ({ estado }: Pick<OnboardingRow, 'estado'>): boolean =>
  estado === 'abierta' || estado === 'incorporada';

/** What an answer is made with. */
export interface Answering {
  sealed: SealedValues;
  /** YYYY-MM-DD in Madrid. */
  today: string;
  /** Name of a department, or of a position in it. */
  name: (departamento: string, posicion?: string) => string;
}

interface Reader {
  /** The person, or staff. */
  own: boolean;
  say: (text: OnboardingText | null) => string;
}

const STAFF: Reader = { own: false, say: inSpanish };
const OWNER: Reader = { own: true, say: sayText };

function toTask(
  task: OnboardingTaskRow,
  row: OnboardingRow,
  { tasks, answering, reader }: { tasks: readonly OnboardingTaskRow[]; answering: Answering; reader: Reader },
): OnboardingTaskResponse {
  const { sealed, today } = answering;
  const vence_el = dueDay(row, task.dias);
  const before = awaited(task, tasks);
  const isOpen = takesTasks(row) && before === null;
  const { dato } = task;
  const value = dato && sealed.masked({ ...task, dato });
  const ofReader = reader.own === (task.quien === 'persona');
  const ticks = task.tipo === 'tarea' || (reader.own && task.tipo === 'lectura');
  return {
    id: task.id,
    clave: task.clave,
    tipo: task.tipo,
    quien: task.quien,
    turno: task.turno,
    dias: task.dias,
    vence_el,
    obligatoria: task.obligatoria,
    dato,
    version: task.version,
    atrasada: task.hecha_at === null && vence_el !== null && vence_el < today,
    espera: before && reader.say(before.titulo),
    titulo: reader.say(task.titulo),
    detalle: reader.say(task.detalle),
    valor: value && toValueResponse(value),
    tapado: value !== null && dato !== null && SENSITIVE_DATA.includes(dato),
    texto: task.texto && reader.say(task.texto),
    documento: documentOf(task),
    cualificacion: task.cualificacion,
    hecha_at: task.hecha_at?.toISOString() ?? null,
    hecha_por: nameOf(task.hecha_nombre, task.hecha_apellidos),
    puede_marcar: isOpen && ofReader && ticks && task.hecha_at === null,
    puede_desmarcar: takesTasks(row) && ofReader && ticks && task.hecha_at !== null && task.tipo === 'tarea',
    puede_escribir: isOpen && task.tipo === 'dato' && (!reader.own || task.quien === 'persona'),
  };
}

const documentOf = (task: OnboardingTaskRow): OnboardingTaskResponse['documento'] =>
  task.documento_id && task.documento_estado && task.documento_version
    ? {
        id: task.documento_id,
        estado: task.documento_estado,
        motivo: task.documento_motivo,
        version: task.documento_version,
        url: task.archivo_id ? `/api/documents/${task.documento_id}/file` : null,
      }
    : null;

/** Title of the vacancy, else the position, else the department. */
export const jobOf = (
  { vacante, departamento, posicion }: OnboardingRow,
  { name }: Pick<Answering, 'name'>,
): string => vacante ?? (posicion ? name(departamento, posicion) : name(departamento));

export function toOnboardingResponse(
  row: OnboardingRow,
  tasks: readonly OnboardingTaskRow[],
  answering: Answering,
): OnboardingResponse {
  const left = inOrder(tasks.filter(({ obligatoria, hecha_at }) => obligatoria && hecha_at === null));
  return {
    id: row.id,
    aplicacion_id: row.aplicacion_id,
    candidato_id: row.candidato_id,
    estado: row.estado,
    primer_dia: row.primer_dia,
    hora: row.hora,
    lugar: row.lugar,
    contacto: row.contacto,
    responsable_id: row.responsable_id,
    informatica_id: row.informatica_id,
    motivo: row.motivo,
    candidato_nombre: `${row.nombre} ${row.apellidos}`.trim(),
    puesto: jobOf(row, answering),
    plantilla: row.plantilla,
    responsable_nombre: nameOf(row.responsable, row.responsable_apellidos),
    informatica_nombre: nameOf(row.informatica, row.informatica_apellidos),
    terminada_at: row.terminada_at?.toISOString() ?? null,
    se_cancela: row.estado === 'abierta' && row.candidatura !== 'contratada',
    ...standingOf(tasks, row.estado === 'abierta' ? row : null, answering.today),
    faltan: left.slice(0, LISTED).map(({ titulo }) => inSpanish(titulo)),
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}

export const toOnboardingRecord = (
  row: OnboardingRow,
  tasks: readonly OnboardingTaskRow[],
  answering: Answering,
): Omit<OnboardingRecord, 'permisos'> => ({
  ...toOnboardingResponse(row, tasks, answering),
  tareas: inOrder(tasks).map((task) => toTask(task, row, { tasks, answering, reader: STAFF })),
  abierta: row.estado === 'abierta',
});

export function toMyOnboarding(
  row: OnboardingRow,
  tasks: readonly OnboardingTaskRow[],
  answering: Answering,
): MyOnboarding {
  const own = inOrder(tasks).filter(({ quien }) => quien === 'persona');
  return {
    id: row.id,
    aplicacion_id: row.aplicacion_id,
    puesto: jobOf(row, answering),
    primer_dia: row.primer_dia,
    hora: row.hora,
    lugar: row.lugar,
    contacto: row.contacto,
    incorporada: row.estado === 'incorporada',
    pendientes: own.filter(
      ({ turno, obligatoria, hecha_at }) => turno === 'persona' && obligatoria && !hecha_at,
    ).length,
    tareas: own.map((task): MyOnboardingTask => {
      const {
        hecha_por: _by,
        turno: _turn,
        ...shown
      } = toTask(task, row, { tasks, answering, reader: OWNER });
      return shown;
    }),
  };
}
