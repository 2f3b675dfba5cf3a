import { addTexts } from '../texts';

/** Texts of keys and webhooks. */
export const integrations = addTexts({
  resources: {
    'api-keys': {
      name: 'Clave de API |||| Claves de API',
      empty: 'No hay claves todavía',
      invite:
        'Crea una cuando un programa de nóminas, un portal de empleo o una hoja de cálculo tenga que leer o escribir aquí.',
      failed: 'No se pudieron cargar las claves',
      fields: {
        nombre: 'Clave',
        permisos: 'Qué puede hacer',
        ultimo_uso: 'Último uso',
        caduca: 'Caducidad',
        autor: 'Responsable',
        actions: 'Acciones',
      },
    },
    webhooks: {
      name: 'Webhook |||| Webhooks',
      empty: 'No hay webhooks todavía',
      invite:
        'Crea uno con la dirección que te dé el otro programa. Después podrás probarlo y ver cada envío.',
      failed: 'No se pudieron cargar los webhooks',
      fields: {
        descripcion: 'Webhook',
        salud: 'Estado',
        eventos: 'De qué le avisamos',
        ultimo_exito_at: 'Último aviso recibido',
        actions: 'Acciones',
      },
    },
    'webhook-deliveries': {
      name: 'Envío |||| Envíos',
      fields: { tipo: 'Evento', estado: 'Estado', created_at: 'Fecha', intentos: 'Qué ha pasado' },
    },
  },
});
