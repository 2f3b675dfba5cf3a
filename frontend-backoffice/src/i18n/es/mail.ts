import { addTexts } from '../texts';

/** Texts of e-mails, templates and reasons of rejection. */
export const mail = addTexts({
  resources: {
    emails: {
      name: 'Correo |||| Correos',
      empty: 'No hay correos',
      empty_filtered: 'No se encontraron correos con los filtros aplicados',
      invite: 'Aquí se guardan los que envía el sistema.',
      failed: 'No se pudieron cargar los correos',
      fields: {
        q: 'Buscar por destinatario o asunto',
        plantilla: 'Tipo',
        created_at: 'Fecha',
      },
    },
    templates: {
      name: 'Plantilla |||| Plantillas',
      failed: 'No se pudieron cargar las plantillas',
      fields: { nombre: 'Correo', version: 'Texto', updated_at: 'Última edición' },
    },
    'rejection-reasons': {
      name: 'Motivo de rechazo |||| Motivos de rechazo',
      empty: 'No hay motivos',
      invite: 'Añade el primero.',
      failed: 'No se pudieron cargar los motivos',
      notifications: { deleted: 'Motivo eliminado' },
      fields: {
        nombre: 'Motivo',
        orden: 'Orden en la lista',
        activo: 'Se ofrece al rechazar',
        actions: 'Acciones',
      },
    },
  },
});
