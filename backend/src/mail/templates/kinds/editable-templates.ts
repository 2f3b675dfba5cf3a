import type { EditableTemplate } from '@hiring/contract';
import { EDITABLE_TEMPLATES } from '@hiring/contract';
import type { KnownNames, MessageText } from '../message-text.rules.js';
import { ENLACE, type MessageTemplate } from '../template.js';

/** A name that HR may write in a template. */
export interface TemplateVariable {
  nombre: string;
  /** What it stands for, in words. */
  descripcion: string;
  /** It stands alone on its line. */
  bloque: boolean;
}

/** A variable with the template value that it shows. */
interface Source extends TemplateVariable {
  valor: string;
}

const line = (nombre: string, valor: string, descripcion: string): Source => ({
  nombre,
  valor,
  descripcion,
  bloque: false,
});

const EVERYWHERE = [
  line('nombre', 'nombre', 'Nombre del candidato'),
  line('empresa', 'empresa', 'Nombre de la empresa'),
];
const JOB = line('puesto', 'puesto', 'Puesto al que se presenta');
const SENTENCE = line('frase_estado', 'frase', 'Cómo queda la candidatura, como lo lee en su portal');
const CALLED_OFF = line(
  'entrevistas_anuladas',
  'citas',
  'Que las entrevistas pendientes no se harán; vacío si no hay ninguna',
);
const INTERVIEW = [
  JOB,
  line('fecha_entrevista', 'cuando', 'Día y hora de la entrevista'),
  line('duracion_entrevista', 'duracion', 'Duración de la entrevista'),
  line('tipo_entrevista', 'tipo', 'Presencial, virtual o telefónica'),
  line('lugar_entrevista', 'donde', 'Dirección o enlace de la entrevista'),
  line('entrevistador', 'con', 'Quién hace la entrevista'),
];
const DOCUMENT = line('documento', 'documento', 'Documento que se pide');

const VARIABLES: Readonly<Record<EditableTemplate, readonly Source[]>> = {
  contacto: [...EVERYWHERE, JOB],
  confirmacion_entrevista: [...EVERYWHERE, ...INTERVIEW],
  contratacion: [...EVERYWHERE, JOB, SENTENCE],
  rechazo: [...EVERYWHERE, JOB, SENTENCE, CALLED_OFF],
  candidatura_recibida: [...EVERYWHERE, JOB],
  cambio_estado: [...EVERYWHERE, JOB, SENTENCE],
  entrevista_modificada: [...EVERYWHERE, ...INTERVIEW],
  entrevista_cancelada: [...EVERYWHERE, ...INTERVIEW],
  entrevista_recordatorio: [...EVERYWHERE, ...INTERVIEW],
  documento_solicitado: [
    ...EVERYWHERE,
    DOCUMENT,
    line('fecha_limite', 'limite', 'Hasta cuándo se puede subir'),
  ],
  documento_rechazado: [...EVERYWHERE, DOCUMENT],
  invitacion_vacante: [
    ...EVERYWHERE,
    line('puesto', 'puesto', 'Puesto de la oferta'),
    line('lugar', 'lugar', 'Dónde es el puesto'),
  ],
};

/** What the quotation of a template is called, where it has one. */
const QUOTE: Readonly<Partial<Record<EditableTemplate, { nombre: string; descripcion: string }>>> = {
  cambio_estado: {
    nombre: 'mensaje',
    descripcion: 'Lo que RRHH escribe al mover la candidatura, si escribe algo',
  },
  contratacion: {
    nombre: 'mensaje',
    descripcion: 'Lo que RRHH escribe al mover la candidatura, si escribe algo',
  },
  rechazo: { nombre: 'mensaje', descripcion: 'Lo que RRHH escribe al mover la candidatura, si escribe algo' },
  documento_solicitado: { nombre: 'instrucciones', descripcion: 'Cómo se necesita el documento' },
  documento_rechazado: { nombre: 'motivo', descripcion: 'Por qué no sirve el documento' },
};

export const isEditable = (plantilla: string): plantilla is EditableTemplate =>
  (EDITABLE_TEMPLATES as readonly string[]).includes(plantilla);

/** Name of the table of facts of a template. */
const factsName = (plantilla: EditableTemplate): string =>
  plantilla.startsWith('documento') ? 'datos_documento' : 'datos_entrevista';

/** What may stand in the words of this template, in the order in which it is offered. */
export function variablesOf(plantilla: EditableTemplate, template: MessageTemplate): TemplateVariable[] {
  const quote = QUOTE[plantilla];
  return [
    ...VARIABLES[plantilla].map(({ nombre, descripcion, bloque }) => ({ nombre, descripcion, bloque })),
    ...(template.ficha
      ? [{ nombre: factsName(plantilla), descripcion: 'Tabla con todos los datos', bloque: true }]
      : []),
    ...(quote ? [{ ...quote, bloque: true }] : []),
    ...(template.boton
      ? [{ nombre: 'boton', descripcion: `Botón «${template.boton.texto}»`, bloque: true }]
      : []),
  ];
}

const LINK_WHY = 'sin él, quien reciba el mensaje no podría responder';
const OPENING_WHY = 'sin él, quien reciba el mensaje no llegaría a la oferta';
const QUOTE_WHY = 'sin él no llegaría lo que RRHH escribe para el candidato';

/**
 * What a text may and must name. In a template the place for HR's own words must stay; a message written by hand is
 * all HR's own words, so it has none.
 */
export function knownNames(
  plantilla: EditableTemplate,
  template: MessageTemplate,
  { byHand = false } = {},
): KnownNames {
  const quote = QUOTE[plantilla]?.nombre;
  const all = variablesOf(plantilla, template).filter(({ nombre }) => !byHand || nombre !== quote);
  return {
    variables: all.filter(({ bloque }) => !bloque).map(({ nombre }) => nombre),
    bloques: all.filter(({ bloque }) => bloque).map(({ nombre }) => nombre),
    obligatorios: {
      // A one-time link is what the message is for.
      ...(template.boton?.destino === ENLACE ? { boton: LINK_WHY } : {}),
      ...(plantilla === 'invitacion_vacante' ? { boton: OPENING_WHY } : {}),
      ...(quote && !byHand ? { [quote]: QUOTE_WHY } : {}),
    },
  };
}

/** The value of each variable among the values that the template is rendered with. */
export function variableValues(
  plantilla: EditableTemplate,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(VARIABLES[plantilla].map(({ nombre, valor }) => [nombre, values[valor] ?? '']));
}

/** The built-in words as HR would have written them: version 0. */
export function builtInText(plantilla: EditableTemplate, template: MessageTemplate): MessageText {
  const named = (source: string): string =>
    VARIABLES[plantilla].reduce(
      (text, { nombre, valor }) => text.replaceAll(`{{${valor}}}`, `{${nombre}}`),
      source,
    );
  const quote = QUOTE[plantilla];
  return {
    asunto: named(template.asunto),
    cuerpo: [
      `# ${named(template.titulo)}`,
      ...template.parrafos.map(named),
      ...(template.ficha ? [`{${factsName(plantilla)}}`] : []),
      ...(quote ? [`{${quote.nombre}}`] : []),
      ...(template.boton ? ['{boton}'] : []),
      ...template.cierre.map(named),
    ].join('\n\n'),
  };
}
