import {
  CUALIFICACION_LABEL,
  type CUALIFICACIONES,
  counted,
  EMAIL_KINDS,
  type Estado,
  ESTADOS,
  PRIORIDAD_LABEL,
  PRIORIDADES,
  type Prioridad,
  RULE_AWAITED_LABEL,
  type RuleActionType,
  type RuleWhen,
  STAGE_LABEL,
  STAGE_OF_ESTADO,
} from '@hiring/contract';
import type { FieldErrors } from '../../../platform/errors/domain-error.js';
import type { RuleActionRequest, RuleWhenRequest } from './rule.dto.js';
import type { RuleAction, RuleEvent, RuleText, When } from './rule.entity.js';

type Part = Exclude<keyof RuleWhenRequest, 'tipo'>;

/** What each kind reads, and what of it is needed, with the error for none. */
const PARTS: Record<RuleWhen, { may?: readonly Part[]; must?: Partial<Record<Part, string>> }> = {
  inscrita: {},
  movida: { may: ['etapa', 'fase'] },
  documento_aceptado: { may: ['documento'] },
  entrevista_hecha: {},
  campo_cambiado: { must: { entidad: 'Elige quién tiene el campo', campo: 'Elige el campo' } },
  en_fase: { may: ['etapa', 'fase'], must: { dias: 'Escribe cuántos días' } },
  caduca: { may: ['cualificacion'], must: { dias: 'Escribe cuántos días' } },
  sin_respuesta: { must: { espera: 'Elige qué no ha respondido', dias: 'Escribe cuántos días' } },
  sin_mirar: { must: { dias: 'Escribe cuántos días' } },
};

type ActionPart = Exclude<keyof RuleActionRequest, 'tipo'>;
const ACTION_PARTS: Record<
  RuleActionType,
  { may?: readonly ActionPart[]; must?: Partial<Record<ActionPart, string>> }
> = {
  etiqueta: { must: { etiqueta_id: 'Elige una etiqueta' } },
  prioridad: { must: { prioridad: 'Elige una prioridad' } },
  tarea: { may: ['asignada_a', 'dias'], must: { titulo: 'Escribe qué hay que hacer' } },
  asignar: { must: { asignada_a: 'Elige a quién' } },
  documento: { may: ['instrucciones', 'dias'], must: { nombre: 'Escribe qué documento necesitas' } },
  mover: { may: ['etapa', 'fase', 'avisar'] },
  mensaje: {
    may: ['proponer', 'asignada_a'],
    must: { asunto: 'Escribe el asunto', cuerpo: 'Escribe el mensaje' },
  },
  webhook: {},
};

/** A message that is a template has no text of its own. */
const OF_TEMPLATE: { may: readonly ActionPart[] } = { may: ['plantilla', 'proponer', 'asignada_a'] };

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The parts that a kind reads, without empty ones, and an error for each that is missing. */
function partsOf<Name extends string>(
  given: Partial<Record<Name, unknown>>,
  { may = [], must = {} }: { may?: readonly Name[]; must?: Partial<Record<Name, string>> },
  at: string,
): { parts: Partial<Record<Name, unknown>>; errors: FieldErrors } {
  const needed = Object.keys(must) as Name[];
  const parts: Partial<Record<Name, unknown>> = {};
  for (const name of [...may, ...needed]) if (isGiven(given[name])) parts[name] = given[name];
  const missing = needed.filter((name) => parts[name] === undefined);
  return {
    parts,
    errors: Object.fromEntries(missing.map((name) => [`${at}.${name}`, [must[name] as string]])),
  };
}

/** What is stored of a rule, and the errors by field. */
export function readRule(
  cuando: RuleWhenRequest,
  entonces: readonly RuleActionRequest[],
): { cuando: When; entonces: RuleAction[]; errors: FieldErrors } {
  const when = partsOf<Part>(cuando, PARTS[cuando.tipo], 'cuando');
  const actions = entonces.map((action, place) => {
    const at = `entonces.${place}`;
    const asked = action.tipo === 'mensaje' && action.plantilla ? OF_TEMPLATE : ACTION_PARTS[action.tipo];
    const { parts, errors } = partsOf<ActionPart>(action, asked, at);
    const leadsNowhere = action.tipo === 'mover' && !parts.etapa && !parts.fase;
    return {
      action: { tipo: action.tipo, ...parts } as RuleAction,
      errors: leadsNowhere ? { [`${at}.etapa`]: ['Elige una etapa o una fase'] } : errors,
    };
  });
  return {
    cuando: { tipo: cuando.tipo, ...when.parts } as When,
    entonces: actions.map(({ action }) => action),
    errors: Object.assign({}, when.errors, ...actions.map(({ errors }) => errors)) as FieldErrors,
  };
}

const same = (a: string | null | undefined, b: string): boolean =>
  a?.toLocaleLowerCase('es') === b.toLocaleLowerCase('es');

/** Whether a rule listens to an event. Events of time are one rule's; a rule in the chain of an event does not listen. */
export function listens(
  { id, cuando, activa_desde }: { id: string; cuando: When; activa_desde: Date | null },
  { tipo, datos, de_reglas, at }: Pick<RuleEvent, 'tipo' | 'datos' | 'de_reglas' | 'at'>,
): boolean {
  if (tipo !== cuando.tipo || !activa_desde || activa_desde > at || de_reglas.includes(id)) return false;
  switch (tipo) {
    case 'inscrita':
    case 'entrevista_hecha':
      return true;
    case 'movida':
      return (
        (!cuando.etapa || (datos.estado !== undefined && STAGE_OF_ESTADO[datos.estado] === cuando.etapa)) &&
        (!cuando.fase || same(datos.fase, cuando.fase))
      );
    case 'documento_aceptado':
      return !cuando.documento || same(datos.documento, cuando.documento);
    case 'campo_cambiado':
      return datos.entidad === cuando.entidad && datos.campo === cuando.campo;
    case 'en_fase':
    case 'caduca':
    case 'sin_respuesta':
    case 'sin_mirar':
      return datos.regla === id;
    default:
      return tipo satisfies never;
  }
}

interface Place {
  estado: Estado;
  /** Place of its phase in the list; null: it has none. */
  orden: number | null;
}

/** Whether `to` is further on in the process: a rule never moves back. */
export function isForward(from: Place, to: Place): boolean {
  const way = ESTADOS.indexOf(to.estado) - ESTADOS.indexOf(from.estado);
  return way > 0 || (way === 0 && to.orden !== null && (from.orden === null || to.orden > from.orden));
}

/** Whether a priority is higher than another one. */
export const raises = (from: Prioridad, to: Prioridad): boolean =>
  PRIORIDADES.indexOf(to) < PRIORIDADES.indexOf(from);

const days = (dias: number | undefined): string => counted(dias ?? 0, 'día', 'días');
const placeInWords = ({ etapa, fase }: Pick<When, 'etapa' | 'fase'>): string =>
  [etapa && STAGE_LABEL[etapa], fase && `«${fase}»`].filter(Boolean).join(' · ');

/** "Cuando alguien se inscribe". `fieldName`: label of the field that it names. */
export function whenInWords(cuando: When, fieldName: string): string {
  const place = placeInWords(cuando);
  switch (cuando.tipo) {
    case 'inscrita':
      return 'Cuando alguien se inscribe';
    case 'movida':
      return place
        ? `Cuando una candidatura pasa a ${place}`
        : 'Cuando una candidatura cambia de etapa o de fase';
    case 'documento_aceptado':
      return `Cuando se acepta ${cuando.documento ? `el documento «${cuando.documento}»` : 'un documento'}`;
    case 'entrevista_hecha':
      return 'Cuando se hace una entrevista';
    case 'campo_cambiado':
      return `Cuando cambia «${fieldName}»`;
    case 'en_fase':
      return `Cuando lleva ${days(cuando.dias)} en ${place || 'la misma etapa o fase'}`;
    case 'caduca':
      return `Cuando faltan ${days(cuando.dias)} para que caduque ${nameOf(cuando.cualificacion)}`;
    case 'sin_respuesta':
      return `Cuando en ${days(cuando.dias)} ${RULE_AWAITED_LABEL[cuando.espera ?? 'cita']}`;
    case 'sin_mirar':
      return `Cuando nadie ha mirado una candidatura en ${days(cuando.dias)}`;
    default:
      return cuando.tipo satisfies never;
  }
}

const nameOf = (cualificacion: (typeof CUALIFICACIONES)[number] | undefined): string =>
  cualificacion ? CUALIFICACION_LABEL[cualificacion] : 'un permiso o certificado';

/** Names of what actions refer to by its id. */
export interface ActionNames {
  tags: ReadonlyMap<string, string>;
  staff: ReadonlyMap<string, string>;
}

const textInWords = ({ plantilla, asunto }: RuleText): string =>
  plantilla ? `la plantilla «${EMAIL_KINDS[plantilla].label}»` : `«${asunto}»`;

/** "pide «Certificado CAP»". */
export function actionInWords(action: RuleAction, { tags, staff }: ActionNames): string {
  const to = (id: string | undefined): string =>
    id ? ` para ${staff.get(id) ?? 'alguien que ya no está'}` : '';
  switch (action.tipo) {
    case 'etiqueta':
      return `pone la etiqueta «${tags.get(action.etiqueta_id) ?? '(eliminada)'}»`;
    case 'prioridad':
      return `sube la prioridad a ${PRIORIDAD_LABEL[action.prioridad]}`;
    case 'tarea':
      return `crea la tarea «${action.titulo}»${to(action.asignada_a)}`;
    case 'asignar':
      return `asigna sus tareas sin dueño a ${staff.get(action.asignada_a) ?? 'alguien que ya no está'}`;
    case 'documento':
      return `pide «${action.nombre}»`;
    case 'mover':
      return `avanza a ${placeInWords(action)}${action.avisar ? ' y se lo dice' : ''}`;
    case 'mensaje':
      return `${action.proponer ? 'propone escribir' : 'escribe'} ${textInWords(action)}${to(action.asignada_a)}`;
    case 'webhook':
      return 'avisa a los programas conectados';
    default:
      return action satisfies never;
  }
}
