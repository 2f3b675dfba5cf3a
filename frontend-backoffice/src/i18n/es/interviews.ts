import { addTexts } from '../texts';

/** Texts of interviews, availability and criteria. */
export const interviews = addTexts({
  resources: {
    interviews: {
      name: 'Entrevista |||| Entrevistas',
      failed: 'No se pudieron cargar las entrevistas',
      fields: {
        q: 'Buscar por nombre o email',
        cuando: 'Cuándo',
        candidato_nombre: 'Candidato',
        aplicacion_id: 'Candidatura',
        duracion_min: 'Duración',
        ubicacion: 'Ubicación',
        link_virtual: 'Enlace de la reunión',
        entrevistador_id: 'Entrevistador (opcional)',
        entrevistador_nombre: 'Otra persona (opcional)',
        notas: 'Notas adicionales (opcional)',
        feedback: 'Feedback (opcional)',
        actions: 'Acciones',
      },
    },
    'interview-availability': {
      name: 'Horas para entrevistas |||| Horas para entrevistas',
      empty: 'Todavía no hay horas',
      invite: 'Di quién entrevista y cuándo; después pulsa «Ofrecer horas» en la ficha de un candidato.',
      failed: 'No se pudieron cargar las horas',
      notifications: { deleted: 'Horas eliminadas.' },
      fields: {
        entrevistador_id: 'Quién entrevista',
        franjas: 'Franjas (hora de Madrid)',
        'franjas.dia': 'Día',
        duracion_min: 'Duración (minutos)',
        margen_antes_min: 'Margen antes (minutos)',
        margen_despues_min: 'Margen después (minutos)',
        antelacion_horas: 'Antelación mínima (horas)',
        dias_vista: 'Días que se ofrecen',
        ubicacion: 'Ubicación',
        link_virtual: 'Enlace de la videollamada',
        activa: 'Se ofrecen a los candidatos',
        actions: 'Acciones',
      },
    },
    'scorecard-criteria': {
      name: 'Criterio |||| Criterios de evaluación',
      empty: 'No hay criterios',
      invite: 'Sin criterios, quien entrevista da solo su recomendación y un comentario.',
      failed: 'No se pudieron cargar los criterios',
      notifications: { deleted: 'Criterio eliminado.' },
      fields: {
        descripcion: 'Qué se mira (opcional)',
        posicion: 'Posición',
        activo: 'Se usa en las evaluaciones nuevas',
        actions: 'Acciones',
      },
    },
    'slot-invitations': {
      name: 'Invitación |||| Invitaciones',
      fields: {
        disponibilidad_id: 'Qué horas',
        aplicacion_id: 'Candidatura',
        dias_validez: 'Días para elegir',
      },
    },
  },
});
