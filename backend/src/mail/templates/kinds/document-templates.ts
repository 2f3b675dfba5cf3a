import { type MessageTemplate, PORTAL } from '../template.js';

const MOTIVO =
  'Recibes este mensaje porque has presentado una candidatura en {{empresa}}. Solo te escribimos sobre ella.';
const DOCUMENTOS = `${PORTAL}?tab=documentos`;

export const documento_solicitado: MessageTemplate = {
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
};

export const documento_rechazado: MessageTemplate = {
  asunto: 'Vuelve a subir un documento: {{documento}}',
  avance: 'El que nos enviaste no nos sirve. Te contamos por qué.',
  titulo: 'El documento no nos sirve',
  parrafos: ['Hemos revisado «{{documento}}» y necesitamos que lo vuelvas a subir.'],
  cita: { presentacion: 'Este es el motivo:', texto: '{{{motivo_rechazo}}}' },
  boton: { texto: 'Subir otro archivo', destino: DOCUMENTOS },
  cierre: ['Si tienes dudas, responde a este mensaje.'],
  motivo: MOTIVO,
};
