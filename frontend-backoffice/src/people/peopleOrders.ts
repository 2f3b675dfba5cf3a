/** Each has its index on the server. */
export const PEOPLE_ORDERS = [
  { field: 'created_at', order: 'DESC', label: 'Últimos creados' },
  { field: 'created_at', order: 'ASC', label: 'Primeros creados' },
  { field: 'fecha_aplicacion', order: 'DESC', label: 'Candidatura más reciente' },
  { field: 'fecha_aplicacion', order: 'ASC', label: 'Candidatura más antigua' },
  { field: 'apellidos', order: 'ASC', label: 'Apellidos A–Z' },
  { field: 'apellidos', order: 'DESC', label: 'Apellidos Z–A' },
  { field: 'estado', order: 'ASC', label: 'Estado, desde recibida' },
  { field: 'estado', order: 'DESC', label: 'Estado, desde rechazada' },
] as const;
