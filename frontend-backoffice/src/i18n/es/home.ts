import { addTexts } from '../texts';

/** Texts of the administrators' start page and of the rows behind its figures. */
export const home = addTexts({
  resources: {
    'stats/counted': {
      name: 'Candidatura |||| Candidaturas',
      empty: 'No hay candidaturas',
      empty_filtered: 'Ninguna candidatura cuenta en esta cifra.',
      failed: 'No se pudieron cargar las candidaturas',
      fields: {
        canal: 'Origen',
        dias: 'Duración',
      },
    },
  },
});
