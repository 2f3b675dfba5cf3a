/** Texts of every person with an account or a record, of imports and of bulk actions. */
export const people = {
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
        departamento: 'Departamento',
        posicion: 'Posición',
        stage: 'Estado',
        estado: 'Estado',
        fecha_aplicacion: 'Fecha',
        created_at: 'Creado',
        actions: 'Acciones',
      },
    },
  },
};
