import { addTexts } from '../texts';

/** Texts of data protection. */
export const privacy = addTexts({
  privacy: {
    requests_lead:
      'Hay un mes para responder desde que llega la solicitud. Lo que las personas hacen por su cuenta en el portal aparece ya resuelto.',
    retention_lead:
      'Cuentan desde la última actividad de quien ya no tiene ningún proceso abierto: el fin de su última candidatura, su última entrada o su permiso para futuras ofertas. Los procesos abiertos y las personas contratadas nunca vencen.',
    quarantine_lead:
      'Nadie ve estas fichas en ninguna pantalla. Si hay un motivo para conservarlas, ponles una retención y vuelven a estar a la vista.',
    dry_run_lead:
      'Qué se habrá hecho un día si nadie hace nada hasta entonces, con los plazos de ahora. Simular no cambia nada.',
    holds_lead:
      'Para conservar los datos de alguien mientras hay una reclamación, una inspección u otra obligación legal.',
    notices_lead:
      'La primera capa de información de cada formulario. Con cada registro, candidatura o mensaje queda guardado qué versión se mostró.',
  },
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
        estado: 'Estado',
        recibida_el: 'Recibida',
        vence_el: 'Plazo',
      },
    },
    'privacy/holds': {
      name: 'Retención |||| Retenciones',
      empty: 'No hay retenciones',
      failed: 'No se pudieron cargar las retenciones',
      fields: {
        persona: 'Persona',
        vigente: 'Estado',
        motivo: 'Motivo',
        created_at: 'Puesta',
        hasta: 'Hasta',
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
