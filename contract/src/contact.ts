/** Topics of the contact form and their texts. */
import { labels, say } from './words.js';

/** Values of `servicio`: stored, transmitted, and in the URL as `/contacto?servicio=…`. */
export const CONTACT_TOPICS = [
  'transporte',
  'gestion-flotas',
  'mantenimiento',
  'itv',
  'custodia',
  'lavado',
  'traslados',
  'consultoria',
  'recursos-humanos',
  'empleo',
  'otro',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TOPIC_LABEL: Readonly<Record<ContactTopic, string>> = /* @__PURE__ */ labels({
  transporte: 'Transporte de vehículos',
  'gestion-flotas': 'Gestión de flotas',
  mantenimiento: 'Mantenimiento integral',
  itv: 'ITV',
  custodia: 'Custodia de vehículos',
  lavado: 'Lavado profesional',
  traslados: 'Traslados con conductor',
  consultoria: 'Consultoría de flotas',
  'recursos-humanos': 'Recursos humanos para empresas',
  empleo: 'Trabajar con nosotros',
  otro: 'Otro asunto',
});

/** Who writes. */
export const CONTACT_KINDS = ['empresa', 'particular', 'candidato', 'otro'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
export const CONTACT_KIND_LABEL: Readonly<Record<ContactKind, string>> = {
  empresa: 'Empresa',
  particular: 'Particular',
  candidato: 'Candidato',
  otro: 'Otro',
};

/** Labels of the form; messages name fields by them. */
export const CONTACT_FIELD_LABEL = /* @__PURE__ */ labels({
  nombre: 'Nombre completo',
  email: 'Correo',
  telefono: 'Teléfono',
  empresa: 'Empresa',
  servicio: '¿Sobre qué nos escribes?',
  mensaje: 'Mensaje',
} as const);
export type ContactField = keyof typeof CONTACT_FIELD_LABEL;

/** Maximum characters of fields that LIMITS does not name. */
export const CONTACT_LIMITS = { empresa: 120, mensaje: 5000 } as const;

/** C-2026-K7M4Q: without look-alike digits and letters. */
export const CONTACT_REFERENCE = /^C-\d{4}-[2-9A-HJKMNP-TV-Z]{5}$/;

/** When people get their answer. */
export const contactReply = (): string => say('Respondemos en un día laborable');
