import { FIELD_LABEL } from '@hiring/contract';

/** Texts of people, applications, the board, tags, documents, notes and threads. */
export const candidates = {
  resources: {
    candidates: {
      name: 'Candidatura |||| Candidaturas',
      fields: {
        ...FIELD_LABEL,
        nombre_completo: 'Candidato',
        puesto: 'Puesto',
        fecha_aplicacion: 'Recibida',
        fecha_respuesta: 'Primera respuesta',
        fecha_contratacion: 'Contratación',
        created_at: 'Creado',
        estado: 'Estado',
        prioridad: 'Prioridad',
        acciones: 'Acciones',
        seleccion: 'Elegir',
        feedback_rrhh: 'Feedback RRHH',
        notas_rrhh: 'Notas RRHH',
      },
    },
  },
};
