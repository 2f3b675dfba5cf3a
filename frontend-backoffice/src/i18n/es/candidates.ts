import { FIELD_LABEL } from '@hiring/contract';
import { addTexts } from '../texts';

/** Texts of people, applications, the board, tags, documents, notes and threads. */
export const candidates = addTexts({
  resources: {
    candidates: {
      name: 'Candidatura |||| Candidaturas',
      failed: 'No se pudieron cargar las candidaturas',
      fields: {
        ...FIELD_LABEL,
        nombre_completo: 'Candidato',
        fecha_aplicacion: 'Recibida',
        seleccion: 'Elegir',
        feedback_rrhh: 'Feedback RRHH',
      },
    },
  },
});
