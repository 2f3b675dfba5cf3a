import { type EditableKind, ENLACE } from '../template.js';
import { EVERYWHERE, line } from './variables.js';

/** To a former candidate who agreed to hear of other openings. */
export const invitacion_vacante = {
  // `lugar`: place of work; `oferta`: URL of the vacancy.
  needs: ['puesto', 'lugar', 'oferta'],
  takes: ['nombre'],
  switchedOffBy: 'email_notifications',
  writtenByJobs: true,
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
  own: {
    variables: [
      ...EVERYWHERE,
      line('puesto', 'puesto', 'Puesto de la oferta'),
      line('lugar', 'lugar', 'Dónde es el puesto'),
    ],
    ficha: null,
    cita: null,
    keepsButton: 'sin él, quien reciba el mensaje no llegaría a la oferta',
  },
} as const satisfies EditableKind;
