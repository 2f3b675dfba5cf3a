import { SETTING_LABEL } from '@hiring/contract';
import { addTexts } from '../texts';

/** Texts of the administration panel: accounts, departments, settings and the audit log. */
export const panel = addTexts({
  resources: {
    config: {
      name: 'Configuración',
      fields: { ...SETTING_LABEL, smtp_password_set: SETTING_LABEL.smtp_password },
    },
    users: {
      name: 'Usuario |||| Usuarios',
      empty: 'No se encontraron usuarios',
      failed: 'Error cargando usuarios',
      fields: {
        q: 'Buscar por nombre o email',
        email: 'Email',
        role: 'Rol',
        departamento: 'Departamento',
        status: 'Estado',
        last_sign_in_at: 'Último acceso',
        created_at: 'Creado',
        actions: 'Acciones',
        nombre: 'Nombre',
        apellidos: 'Apellidos',
        posicion: 'Posición',
        entrada: 'Cómo entra por primera vez',
        password: 'Contraseña',
        confirmPassword: 'Confirmar contraseña',
      },
    },
    logs: {
      name: 'Entrada |||| Registro',
      empty: 'No se encontraron entradas',
      empty_filtered: 'Ninguna entrada coincide con los filtros aplicados',
      invite: 'Aquí queda cada cambio y cada acceso.',
      failed: 'Error cargando logs',
      fields: {
        q: 'Buscar en acción y detalles',
        details: 'Detalles',
        level: 'Nivel',
        user_email: 'Usuario',
        usuario: 'Usuario: nombre, email o «system»',
        created_at: 'Fecha',
        accion: 'Acción',
      },
    },
    departments: {
      name: 'Departamento |||| Departamentos',
      empty: 'No hay departamentos',
      invite: 'Sin departamentos, los formularios no tienen qué ofrecer. Añade el primero.',
      fields: {
        ofrecido_en: 'Dónde se ofrece',
        usos: 'Lo usan',
      },
    },
  },
});
