import { addTexts } from '../texts';

/** Texts of keys and webhooks. */
export const integrations = addTexts({
  integrations: {
    keys_lead:
      'Con una clave, otro programa entra en el sistema y hace solo lo que tú le dejes. Cada programa, la suya: si algo va mal, revocas esa y las demás siguen.',
    key_secret:
      'El programa la envía en cada petición, en la cabecera Authorization: Bearer. Guárdala donde guarda sus secretos, no en un correo.',
    without_effect:
      'Quien la creó ya no tiene estos permisos o su cuenta está desactivada. Renuévala para que responda por ella otra persona.',
    webhooks_lead:
      'Avisamos al momento a otros programas de lo que pasa aquí: una candidatura nueva, una entrevista, una vacante que se cierra. Cada aviso va firmado y se reintenta hasta que se entrega.',
    webhook_secret:
      'Con él, el otro programa comprueba que los avisos son nuestros (Standard Webhooks). Guárdalo donde guarda sus secretos.',
  },
  resources: {
    'api-keys': {
      name: 'Clave de API |||| Claves de API',
      empty: 'No hay claves todavía',
      invite:
        'Crea una cuando un programa de nóminas, un portal de empleo o una hoja de cálculo tenga que leer o escribir aquí.',
      failed: 'No se pudieron cargar las claves',
      fields: {
        nombre: 'Clave',
        estado: 'Estado',
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
