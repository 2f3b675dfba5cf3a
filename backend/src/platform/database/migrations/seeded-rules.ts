/** The rules that every installation begins with, all of them off. */
export const SEEDED_RULES = [
  {
    semilla: 'cap',
    nombre: 'Pide el CAP si caduca en 30 días',
    cuando: { tipo: 'caduca', cualificacion: 'cap_mercancias', dias: 30 },
    entonces: [
      {
        tipo: 'documento',
        nombre: 'CAP renovado',
        instrucciones: 'Tu CAP está a punto de caducar. Sube el nuevo, por las dos caras y que se lea bien.',
        dias: 30,
      },
    ],
  },
  {
    semilla: 'hora',
    nombre: 'Recuerda a quien no ha elegido hora en 3 días',
    cuando: { tipo: 'sin_respuesta', espera: 'cita', dias: 3 },
    entonces: [
      {
        tipo: 'mensaje',
        asunto: 'Elige la hora de tu entrevista',
        cuerpo:
          'Hola, {nombre}:\n\nTodavía no has elegido hora para la entrevista de {puesto}. Usa el enlace que te enviamos; si ninguna te va bien, responde a este correo y buscamos otra.',
      },
    ],
  },
  {
    semilla: 'sin_mirar',
    nombre: 'Avisa si nadie ha mirado una candidatura en 5 días',
    cuando: { tipo: 'sin_mirar', dias: 5 },
    entonces: [{ tipo: 'tarea', titulo: 'Mirar una candidatura que espera desde hace 5 días', dias: 0 }],
  },
] as const;
