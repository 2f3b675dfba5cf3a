import { type EditableKind, PORTAL } from '../template.js';
import { EVERYWHERE, line } from './variables.js';

const MOTIVO =
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.';
const DOCUMENT = line('documento', 'documento', 'Documento que se pide');
const DOCUMENTOS = `${PORTAL}?tab=documentos`;

export const documento_solicitado = {
  // `documento`: the requested document; `limite`: its deadline in words; `instrucciones`: HR's instructions.
  needs: ['documento'],
  takes: ['nombre', 'instrucciones', 'limite'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Necesitamos un documento: {{documento}}',
  avance: 'Puedes subirlo desde tu portal en un minuto.',
  titulo: 'Necesitamos un documento tuyo',
  parrafos: ['Para seguir con tu candidatura nos falta este documento:'],
  ficha: [
    ['Documento', '{{documento}}'],
    ['Fecha límite', '{{limite}}'],
  ],
  cita: { presentacion: 'Cómo lo necesitamos:', texto: '{{{instrucciones}}}' },
  boton: { texto: 'Subir el documento', destino: DOCUMENTOS },
  cierre: ['Súbelo solo desde tu portal: así queda guardado de forma segura. También vale una foto clara.'],
  motivo: MOTIVO,
  own: {
    variables: [...EVERYWHERE, DOCUMENT, line('fecha_limite', 'limite', 'Hasta cuándo se puede subir')],
    ficha: 'datos_documento',
    cita: { nombre: 'instrucciones', descripcion: 'Cómo se necesita el documento' },
    keepsButton: null,
  },
} as const satisfies EditableKind;

export const documento_rechazado = {
  needs: ['documento', 'motivo_rechazo'],
  takes: ['nombre'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: false,
  asunto: 'Vuelve a subir un documento: {{documento}}',
  avance: 'El que nos enviaste no nos sirve. Te contamos por qué.',
  titulo: 'El documento no nos sirve',
  parrafos: ['Hemos revisado «{{documento}}» y necesitamos que lo vuelvas a subir.'],
  cita: { presentacion: 'Este es el motivo:', texto: '{{{motivo_rechazo}}}' },
  boton: { texto: 'Subir otro archivo', destino: DOCUMENTOS },
  cierre: ['Si tienes dudas, responde a este mensaje.'],
  motivo: MOTIVO,
  own: {
    variables: [...EVERYWHERE, DOCUMENT],
    ficha: null,
    cita: { nombre: 'motivo', descripcion: 'Por qué no sirve el documento' },
    keepsButton: null,
  },
} as const satisfies EditableKind;
