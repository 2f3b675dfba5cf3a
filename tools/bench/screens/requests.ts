/** The API requests of the screens of human resources and of a candidate, with the addresses that the screens use. */

type Who = 'staff' | 'candidate' | 'nobody';

export interface Ask {
  name: string;
  path: string;
  as: Who;
}

export interface Samples {
  person: string;
  twin: string;
  application: string;
  vacancy: string;
  vacancyTitle: string;
  interview: string;
  interviewer: string;
  email: string;
  tag: string;
  board: { recibida: string; rechazada: string };
}

/** Addresses by name. */
type Addresses = Record<string, string>;
type Query = Record<string, unknown>;

const list = (resource: string, query: Query = {}) =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
const people = (query: Query) => list('candidates', query);
const from = (first: number) => [first, first + 24];
/** @returns YYYY-MM-DD */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** One address for each value, under a name made from the common part. */
const each = <Value>(
  name: string,
  values: Record<string, Value>,
  address: (value: Value) => string,
): Addresses =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}, ${key}`, address(value)]));

/** @param count of people in the database */
export function requests(s: Samples, count: number): Ask[] {
  const asks = (as: Who, addresses: Addresses) =>
    Object.entries(addresses).map(([name, path]) => ({ name, path, as }));
  return [
    ...asks('staff', {
      ...candidateList(s, count),
      ...searches(count),
      ...board(s),
      ...interviews(s),
      ...drawer(s),
      ...messages(s),
    }),
    ...asks('candidate', PORTAL),
    ...asks('nobody', {
      vacancies: '/api/vacancies',
      'vacancies: facets': '/api/vacancies/facets',
      'careers page, rendered': '/carreras',
    }),
  ];
}

function candidateList(s: Samples, count: number): Addresses {
  const rare = { stage: 'contratada', ciudad: 'girona', habilidades: 'neumaticos' };
  const sort = ['espera_desde', 'ASC'];
  const filters: Record<string, Query> = {
    'stage recibida': { stage: 'recibida' },
    'stage entrevista': { stage: 'entrevista' },
    'stage rechazada': { stage: 'rechazada' },
    'stage and department': { stage: 'recibida', departamento: 'chofer' },
    department: { departamento: 'administracion' },
    'estado entrevista_realizada': { estado: 'entrevista_realizada' },
    priority: { prioridad: 'alta' },
    'priority and stage': { prioridad: 'baja', stage: 'contratada' },
    'a month of dates': { desde: day(-400), hasta: day(-370) },
    spontaneous: { vacante_id: 'espontanea' },
    town: { ciudad: 'girona' },
    'town that nobody has': { ciudad: 'zzzz' },
    skills: { habilidades: 'carretilla, ingles' },
    'without CV': { con_cv: 'false' },
    'with CV': { con_cv: 'true' },
    verified: { verificado: 'true' },
    'not verified': { verificado: 'false' },
    overdue: { sin_respuesta: 'true' },
    'not overdue': { sin_respuesta: 'false' },
    'overdue and stage': { sin_respuesta: 'true', stage: 'en_revision' },
    'valid licence': { cualificacion: 'permiso_c_e', cualificacion_vigente: 'true' },
    shift: { turno: 'noche' },
    'shift, licence, car': { turno: 'noche', cualificacion: 'carretilla', vehiculo_propio: 'true' },
    tag: { etiqueta: s.tag },
    'future offers': { futuras_ofertas: 'true' },
    'no future offers': { futuras_ofertas: 'false' },
    'rare combination': { ...rare, con_cv: 'false', prioridad: 'baja' },
    'impossible combination': { stage: 'recibida', hasta: '2001-01-01', verificado: 'true' },
  };
  const pages = [0.1, 0.5, 0.9].map((share) => Math.floor((count * share) / 25) * 25);
  return {
    'list, newest': people({ range: from(0) }),
    'list, by surname': people({ sort: ['apellidos', 'ASC'] }),
    'list, by surname, Z first': people({ sort: ['apellidos', 'DESC'] }),
    'list, by entry': people({ sort: ['created_at', 'DESC'] }),
    'list, who waits longest': people({ sort }),
    ...each('list', filters, (filter) => people({ filter, sort })),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [`list, ${name}, newest`, people({ filter })]),
    ),
    ...Object.fromEntries(
      pages.map((first) => [`list, page at row ${first}`, people({ range: from(first) })]),
    ),
    'list, half way by surname': people({ sort: ['apellidos', 'ASC'], range: from(count / 2) }),
    'list, stage, page at a quarter': people({
      filter: { stage: 'rechazada' },
      range: from(count / 4),
      sort,
    }),
    cards: list('stats/candidates', { filter: {} }),
    'cards of a department': list('stats/candidates', { filter: { departamento: 'chofer' } }),
    'overdue counted': list('stats/unanswered', { filter: {} }),
    'overdue counted, department': list('stats/unanswered', { filter: { departamento: 'chofer' } }),
  };
}

function searches(count: number): Addresses {
  const phrases = {
    'common word': 'mecanico',
    'common surname': 'garcia',
    'name and surname': 'nuria puig',
    'one old person': `persona${count - 1}@`,
    telephone: '600000123',
    nobody: 'zzzyyy',
    'one letter': 'n',
    'two letters': 'nu',
    'words together': '"conductor de camión"',
    'word of few letters of application': 'motocicletas',
    'unwanted word': 'conductor -camion',
    'only an unwanted word': '-camion',
    'word of CVs': 'portavehiculos',
    'unfinished word': 'electromec',
  };
  const rare = { q: 'conductor', ciudad: 'girona', estado: 'entrevista_programada' };
  // The palette asks from two letters on.
  const typed = {
    ...Object.fromEntries(Object.entries(phrases).filter(([, q]) => q.length > 1)),
    'unfinished name': 'mart',
    'two letters': 'nu',
    nobody: 'zzzyyy',
  };
  return {
    ...each('search', phrases, (q) => people({ filter: { q } })),
    ...each('palette', typed, (q) => `/api/search?${new URLSearchParams({ q })}`),
    'search in a stage': people({ filter: { q: 'garcia', stage: 'contratada' } }),
    'search, common word, page 21': people({ filter: { q: 'mecanico' }, range: from(500) }),
    'search, common word, row 10000': people({ filter: { q: 'mecanico' }, range: from(10_000) }),
    'search by surname': people({ filter: { q: 'conductor' }, sort: ['apellidos', 'ASC'] }),
    'search, common word and rare filter': people({ filter: rare }),
  };
}

function board(s: Samples): Addresses {
  const column = (query: Record<string, string>) => `/api/board/column?${new URLSearchParams(query)}`;
  const stages = ['recibida', 'en_revision', 'entrevista', 'contratada', 'rechazada'];
  const scopes: Record<string, Record<string, string>> = {
    board: {},
    'board, department': { departamento: 'administracion' },
    'board, priority': { prioridad: 'baja' },
    'board, common word': { q: 'garcia' },
    'board, rare word': { q: 'persona77@' },
    'board, two letters': { q: 'ñi' },
    'board, nobody': { q: 'zzzyyy' },
    'board of a vacancy': { vacante: s.vacancy },
    'board of a vacancy, common word': { vacante: s.vacancy, q: 'garcia' },
    'board of a vacancy, nobody': { vacante: s.vacancy, q: 'zzzyyy' },
  };
  const ofScopes = Object.entries(scopes).flatMap(([name, scope]) => [
    ...stages.map((etapa) => [`${name}: ${etapa}`, column({ ...scope, etapa })] as const),
    [`${name}: counts`, `/api/board/counts?${new URLSearchParams(scope)}`] as const,
  ]);
  return {
    ...Object.fromEntries(ofScopes),
    'board: more recibida': column({ etapa: 'recibida', cursor: s.board.recibida }),
    'board: more rechazada, deep': column({ etapa: 'rechazada', cursor: s.board.rechazada }),
    'board: cards changed': `/api/board/cards?ids=${s.person},${s.twin}`,
  };
}

function interviews({ interview, interviewer, person }: Samples): Addresses {
  const sort = ['inicio', 'ASC'];
  const month = { from: day(-20), to: day(20) };
  const free = { fecha: day(3), candidato_id: person, entrevistador_id: interviewer };
  const filters: Record<string, Query> = {
    'to come': { from: day(0) },
    past: { to: day(-1) },
    confirmed: { estado: 'confirmada' },
    'of a kind': { tipo: 'telefonica' },
    'of an interviewer': { entrevistador_id: interviewer },
    'common name': { q: 'garcia' },
    'rare name': { q: 'persona77@' },
    nobody: { q: 'zzzyyy' },
    'two letters': { q: 'nu' },
    'of a candidate': { candidato_id: person },
  };
  return {
    'interviews, first page': list('interviews', { sort, filter: {} }),
    'interviews, row 10000': list('interviews', { range: from(10_000) }),
    ...each('interviews', filters, (filter) => list('interviews', { filter, sort })),
    'calendar, six weeks': list('interviews/agenda', { filter: month }),
    'calendar, of an interviewer': list('interviews/agenda', {
      filter: { ...month, entrevistador_id: interviewer },
    }),
    interview: `/api/interviews/${interview}`,
    'interview cards': list('stats/interviews', { filter: {} }),
    interviewers: '/api/interviews/interviewers?q=equipo',
    'free hours': `/api/interviews/free?${new URLSearchParams(free)}`,
    availability: '/api/interview-availability',
  };
}

function drawer({ person, twin, application, vacancy }: Samples): Addresses {
  return {
    candidate: `/api/candidates/${person}`,
    'candidate: history': `/api/candidates/${person}/timeline`,
    'candidate: history, moves': `/api/candidates/${person}/timeline?tipo=movimiento`,
    'candidate: messages': list('emails', { filter: { candidato_id: person } }),
    'candidate: conversation': `/api/threads/${person}`,
    'candidate: earlier conversation': `/api/threads/${person}?antes=250`,
    'candidate: notes': `/api/notes?candidato_id=${person}`,
    'candidate: documents': `/api/documents?candidato_id=${person}`,
    'candidate: CVs': `/api/candidates/${person}/cv/history`,
    'candidate: scorecards': `/api/scorecards?candidato_id=${person}`,
    'candidate: offered slots': `/api/slot-invitations?candidato_id=${person}`,
    'candidate: duplicates': `/api/candidates/${twin}/duplicates`,
    application: `/api/applications/${application}`,
    'vacancy: how many wait': `/api/vacancies/${vacancy}/unanswered`,
    'vacancy: who waits': `/api/vacancies/${vacancy}/waiting`,
    'vacancy: closing': `/api/vacancies/${vacancy}/closing`,
    'vacancy: who fits': `/api/vacancies/${vacancy}/matches`,
    'vacancy: who fits, of a town': `/api/vacancies/${vacancy}/matches?ciudad=girona`,
    'vacancy: invited': `/api/vacancies/${vacancy}/invitations`,
    'figures of vacancies': `/api/vacancy-figures?ids=${vacancy}`,
    tags: '/api/tags',
    'bulk actions': '/api/bulk-actions',
  };
}

function messages(s: Samples): Addresses {
  const filters: Record<string, Query> = {
    everything: {},
    failed: { estado: 'fallido' },
    waiting: { estado: 'pendiente' },
    'of a kind': { plantilla: 'contratacion' },
    'common word': { q: 'candidatura' },
    'one address': { q: `persona777@` },
    nobody: { q: 'zzzyyy' },
    'two letters': { q: 'tu' },
    'failed, common word': { estado: 'fallido', q: 'conductor' },
  };
  return {
    ...each('messages', filters, (filter) => list('emails', { filter })),
    'messages, row 100000': list('emails', { range: from(100_000) }),
    'messages, oldest': list('emails', { sort: ['created_at', 'ASC'] }),
    message: `/api/emails/${s.email}`,
    conversations: list('threads'),
    'conversations, unread': list('threads', { filter: { sin_leer: 'true' } }),
    templates: '/api/templates?range=[0,99]',
    reasons: '/api/rejection-reasons?range=[0,99]',
    'saved views': '/api/saved-views',
  };
}

const PORTAL: Addresses = {
  'portal: me': '/api/candidates/me',
  'portal: interviews': '/api/interviews/mine',
  'portal: notifications': list('notifications'),
  'portal: unread notifications': list('notifications', { filter: { leida: 'false' } }),
  'portal: notifications, row 150': list('notifications', { range: from(150) }),
  'portal: conversation': '/api/threads/mine',
  'portal: documents': '/api/documents/mine',
  'portal: slots': '/api/slot-invitations/mine',
  'portal: draft': '/api/drafts/mine',
  'portal: session': '/api/auth/session',
  'portal page, rendered': '/portal-candidato',
};
