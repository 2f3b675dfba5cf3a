import { addTexts } from '../texts';

/** Texts of every person with an account or a record, of imports and of bulk actions. */
export const people = addTexts({
  resources: {
    people: {
      name: 'Candidato |||| Candidatos',
      empty: 'No hay candidatos registrados',
      empty_filtered: 'Ningún candidato cumple los filtros',
      failed: 'Error al cargar la lista de candidatos',
      fields: {
        q: 'Buscar por nombre, email o posición',
        apellidos: 'Candidato',
        email: 'Contacto',
        posicion: 'Posición',
        stage: 'Estado',
        fecha_aplicacion: 'Fecha',
        created_at: 'Creado',
        actions: 'Acciones',
      },
    },
    'bulk-actions': {
      name: 'Acción en bloque |||| Acciones en bloque',
      empty: 'Todavía no has hecho ninguna acción en bloque',
      invite: 'Elige varias candidaturas en la lista para moverlas, escribirles o etiquetarlas a la vez.',
      failed: 'No se pudieron cargar las acciones',
      fields: { titulo: 'Acción', resultado: 'Resultado', created_at: 'Fecha' },
    },
    imports: {
      name: 'Importación |||| Importaciones',
      empty: 'Todavía no se ha importado nada',
      invite:
        'Sube una hoja de cálculo con candidatos o una carpeta con sus CV. Verás qué se va a crear antes de guardar nada.',
      failed: 'No se pudieron cargar las importaciones',
      fields: {
        autor: 'Importado por',
        created_at: 'Fecha',
        deshacer_hasta: 'Se puede deshacer',
      },
    },
  },
});
