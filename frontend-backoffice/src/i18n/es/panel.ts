/** Texts of the administration panel: accounts, departments, settings and the audit log. */
export const panel = {
  resources: {
    users: {
      name: 'Usuario |||| Usuarios',
      empty: 'No se encontraron usuarios',
      fields: {
        q: 'Buscar por nombre o email',
        email: 'Usuario',
        role: 'Rol',
        departamento: 'Departamento',
        status: 'Estado',
        last_sign_in_at: 'Último acceso',
        created_at: 'Creado',
        actions: 'Acciones',
      },
    },
    logs: { name: 'Entrada |||| Registro' },
    departments: { name: 'Departamento |||| Departamentos' },
  },
};
