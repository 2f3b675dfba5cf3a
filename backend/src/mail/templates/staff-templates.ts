import type { MessageTemplate } from './template.js';

/** To human resources. */
export const candidatura_retirada: MessageTemplate = {
  asunto: 'Candidatura retirada: {{candidato}}, {{puesto}}',
  avance: '{{candidato}} ha retirado su candidatura.',
  titulo: 'Candidatura retirada',
  parrafos: [
    '{{candidato}} ha retirado su candidatura para {{puesto}} desde su portal.',
    'Ya no está en el tablero. Sus mensajes pendientes de envío se han cancelado.',
  ],
  boton: { texto: 'Abrir su ficha', destino: '{{{sitio}}}/sistema-aplicacion/candidates/{{ficha}}/show' },
  cierre: [],
  motivo: 'Lo envía el sistema de candidaturas de {{empresa}} al buzón de RRHH.',
  voz: 'interno',
};
