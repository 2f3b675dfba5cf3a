interface Format {
  format?: string;
  pattern?: string;
}

/** Ids that are words or numbers, addresses as they were read from a file, and fields whose name would say something else than they hold. */
const WITHOUT: ReadonlySet<string> = new Set([
  'TemplateRow.id',
  'TemplateResponse.id',
  'DeliveryResponse.evento_id',
  'DeliveryDetail.evento_id',
  'LogResponse.id',
  'LogDetailResponse.id',
  'LogResponse.entity_id',
  'LogDetailResponse.entity_id',
  'CvDraftResponse.email',
  'CvDraftRequest.email',
  'CvProposalsResponse.email',
  'ImportRowResponse.email',
  'EmailRequest.email',
  'QuestionResponse.id',
  'QuestionRequest.id',
  'ScreeningAnswerResponse.id',
  'CompanyInfo.tax_id',
  'SettingsResponse.company_tax_id',
  'UpdateSettingsRequest.company_tax_id',
]);

const INSTANT: Format = { format: 'date-time' };
const DAY: Format = { format: 'date' };
const TIME: Format = { pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` };

const BY_NAME: Readonly<Record<string, Format>> = {
  id: { format: 'uuid' },
  email: { format: 'email' },
  candidato_email: { format: 'email' },
  inicio: INSTANT,
  fin: INSTANT,
  fecha_aplicacion: INSTANT,
  fecha_contratacion: INSTANT,
  fecha_respuesta: INSTANT,
  anterior_hasta: INSTANT,
  deshacer_hasta: INSTANT,
  elegida: INSTANT,
  usado: INSTANT,
  fecha_nacimiento: DAY,
  informados_el: DAY,
  vence_el: DAY,
  hora: TIME,
};

const BY_PLACE: Readonly<Record<string, Format>> = {
  'Activity.fecha': INSTANT,
  'CountedRow.fecha': INSTANT,
  'HoldNotice.hasta': DAY,
  'ProvenanceResponse.fecha': INSTANT,
  'PeriodResponse.desde': DAY,
  'PeriodResponse.hasta': DAY,
  'SystemAvailability.desde': DAY,
  'WeekFigure.desde': DAY,
  'WeekFigure.hasta': DAY,
};

/** What a field's name or its comment promises: ids are UUIDs, `…_at` is an instant, "YYYY-MM-DD" a day. */
export function formatOf(place: string, name: string, comment: string): Format | undefined {
  if (WITHOUT.has(place)) return undefined;
  if (/ISO 8601 instant/.test(comment)) return INSTANT;
  if (/^YYYY-MM-DD|\bday\b[^.]*, YYYY-MM-DD/i.test(comment)) return DAY;
  if (/^HH:MM/.test(comment)) return TIME;
  const own = BY_PLACE[place] ?? BY_NAME[name];
  if (own) return own;
  if (/_id$/.test(name)) return { format: 'uuid' };
  return /_at$/.test(name) ? INSTANT : undefined;
}
