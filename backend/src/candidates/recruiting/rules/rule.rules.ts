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

const days = ({ dias = 0 }: When): string => counted(dias, 'día', 'días');
const placeInWords = ({ etapa, fase }: Pick<When, 'etapa' | 'fase'>, before = ''): string => {
  const place = [etapa && STAGE_LABEL[etapa], fase && `«${fase}»`].filter(Boolean).join(' · ');
  return place && before + place;
};

const WHEN_IN_WORDS: Record<RuleWhen, (cuando: When, fieldName: string) => string> = {
  inscrita: () => 'alguien se inscribe',
  movida: (cuando) => `una candidatura ${placeInWords(cuando, 'pasa a ') || 'cambia de etapa o de fase'}`,
  documento_aceptado: ({ documento }) =>
    `se acepta ${documento ? `el documento «${documento}»` : 'un documento'}`,
  entrevista_hecha: () => 'se hace una entrevista',
  campo_cambiado: (_, fieldName) => `cambia «${fieldName}»`,
  en_fase: (cuando) => `lleva ${days(cuando)} en ${placeInWords(cuando) || 'la misma etapa o fase'}`,
  caduca: (cuando) => `faltan ${days(cuando)} para que caduque ${nameOf(cuando.cualificacion)}`,
  sin_respuesta: (cuando) => `en ${days(cuando)} ${RULE_AWAITED_LABEL[cuando.espera ?? 'cita']}`,
  sin_mirar: (cuando) => `nadie ha mirado una candidatura en ${days(cuando)}`,
};

/** "Cuando alguien se inscribe". `fieldName`: label of the field that it names. */
export const whenInWords = (cuando: When, fieldName: string): string =>
  `Cuando ${WHEN_IN_WORDS[cuando.tipo](cuando, fieldName)}`;

const nameOf = (cualificacion: (typeof CUALIFICACIONES)[number] | undefined): string =>
  cualificacion ? CUALIFICACION_LABEL[cualificacion] : 'un permiso o certificado';

/** Names of what actions refer to by its id. */
export interface ActionNames {
  tags: ReadonlyMap<string, string>;
  staff: ReadonlyMap<string, string>;
}

const textInWords = ({ plantilla, asunto }: RuleText): string =>
  plantilla ? `la plantilla «${EMAIL_KINDS[plantilla].label}»` : `«${asunto}»`;

const whoever = (staff: ActionNames['staff'], id: string): string =>
  staff.get(id) ?? 'alguien que ya no está';
const forWhom = (staff: ActionNames['staff'], id: string | undefined): string =>
  id ? ` para ${whoever(staff, id)}` : '';

type OfAction<Kind extends RuleActionType> = Extract<RuleAction, { tipo: Kind }>;
const ACTION_IN_WORDS: { [Kind in RuleActionType]: (action: OfAction<Kind>, names: ActionNames) => string } =
  {
    etiqueta: ({ etiqueta_id }, { tags }) => `pone la etiqueta «${tags.get(etiqueta_id) ?? '(eliminada)'}»`,
    prioridad: ({ prioridad }) => `sube la prioridad a ${PRIORIDAD_LABEL[prioridad]}`,
    tarea: ({ titulo, asignada_a }, { staff }) => `crea la tarea «${titulo}»${forWhom(staff, asignada_a)}`,
    asignar: ({ asignada_a }, { staff }) => `asigna sus tareas sin dueño a ${whoever(staff, asignada_a)}`,
    documento: ({ nombre }) => `pide «${nombre}»`,
    mover: (action) => `avanza a ${placeInWords(action)}${action.avisar ? ' y se lo dice' : ''}`,
    mensaje: (action, { staff }) =>
      `${action.proponer ? 'propone escribir' : 'escribe'} ${textInWords(action)}${forWhom(staff, action.asignada_a)}`,
    webhook: () => 'avisa a los programas conectados',
  };

/** "pide «Certificado CAP»". */
export const actionInWords = (action: RuleAction, names: ActionNames): string =>
  (ACTION_IN_WORDS[action.tipo] as (one: RuleAction, of: ActionNames) => string)(action, names);
