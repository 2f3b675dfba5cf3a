import { ENLACE, type MessageTemplate } from '../template.js';

/** To somebody of an earlier process who agreed to be told of other openings. */
export const invitacion_vacante: MessageTemplate = {
  asunto: 'Una oferta para ti: {{puesto}}',
  avance: 'Nos diste permiso para avisarte de otras ofertas, y esta encaja contigo.',
  titulo: 'Una oferta que encaja contigo',
  parrafos: [
    'Hace un tiempo te presentaste a {{empresa}} y nos diste permiso para avisarte de otras ofertas. Ahora buscamos a alguien para el puesto de {{puesto}} ({{lugar}}) y hemos pensado en ti.',
    'Mira la oferta y, si te interesa, preséntate desde la misma página: tus datos y tu CV ya están guardados.',
  ],
  boton: { texto: 'Ver la oferta', destino: '{{{oferta}}}' },
  cierre: ['Si ahora no te viene bien, no tienes que hacer nada.'],
  motivo:
    'Recibes este mensaje porque nos diste permiso para guardar tus datos y avisarte de otras ofertas de {{empresa}}.',
  pie: { texto: 'No quiero más propuestas', destino: ENLACE },
};
