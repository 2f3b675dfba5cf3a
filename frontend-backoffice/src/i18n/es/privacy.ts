import { addTexts } from '../texts';

/** Texts of data protection. */
export const privacy = addTexts({
  resources: {
    'privacy/requests': {
      name: 'Solicitud |||| Solicitudes',
      empty: 'No hay solicitudes',
      invite:
        'Cuando llegue una por email, teléfono o correo, regístrala para que empiece a contar el plazo.',
      empty_filtered: 'Ninguna solicitud con esos filtros',
      failed: 'No se pudieron cargar las solicitudes',
      fields: {
        situacion: 'Situación',
        nombre: 'Quién',
        tipo: 'Derecho',
        recibida_el: 'Recibida',
        vence_el: 'Plazo',
      },
    },
    'privacy/holds': {
      name: 'Retención |||| Retenciones',
      empty: 'No hay retenciones',
      failed: 'No se pudieron cargar las retenciones',
      fields: {
        vigente: 'Estado',
        created_at: 'Puesta',
      },
    },
    'privacy/retention/quarantine': {
      name: 'Persona |||| Personas',
      empty: 'No hay nadie en cuarentena',
      failed: 'No se pudo cargar la cuarentena',
      fields: { persona: 'Persona', id: 'Ficha', cuarentena_at: 'En cuarentena', se_borra_at: 'Borrado' },
    },
    'privacy/retention/plan': {
      name: 'Persona |||| Personas',
      fields: { persona: 'Persona', email: 'Email', motivo: 'Por qué', actividad_at: 'Última actividad' },
    },
  },
});
