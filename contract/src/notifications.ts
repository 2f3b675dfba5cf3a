/** What a candidate is told of in the portal. */
export const NOTIFICATION_TIPOS = ['estado', 'entrevista', 'mensaje', 'documento', 'cuenta'] as const;
export type NotificationTipo = (typeof NOTIFICATION_TIPOS)[number];
