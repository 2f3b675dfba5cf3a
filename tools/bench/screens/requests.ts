/** What the screens of human resources and of a candidate ask of the API, each address as the screen asks it. */

export interface Ask {
  name: string;
  path: string;
  as?: 'staff' | 'candidate' | 'nobody';
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

const list = (resource: string, query: Record<string, unknown> = {}) =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
const from = (first: number) => [first, first + 24];
/** @returns YYYY-MM-DD */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export function requests(s: Samples, people: number): Ask[] {
  return [
    ...candidateList(s, people),
    ...searches(people),
    ...board(s),
    ...interviews(s),
    ...drawer(s),
    ...messages(s),
    ...portal(),
  ];
}

function candidateList(s: Samples, people: number): Ask[] {
  const waitingLongest = ['espera_desde', 'ASC'];
  const filters = {
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
    'rare combination': {
      stage: 'contratada',
      ciudad: 'girona',
      habilidades: 'neumaticos',
      con_cv: 'false',
      prioridad: 'baja',
    },
    'impossible combination': { stage: 'recibida', hasta: '2001-01-01', verificado: 'true' },
  };
  return [
    { name: 'list, newest', path: list('candidates', { range: from(0) }) },
    { name: 'list, by surname', path: list('candidates', { sort: ['apellidos', 'ASC'] }) },
    { name: 'list, by surname, Z first', path: list('candidates', { sort: ['apellidos', 'DESC'] }) },
    { name: 'list, by entry', path: list('candidates', { sort: ['created_at', 'DESC'] }) },
    { name: 'list, who waits longest', path: list('candidates', { sort: waitingLongest }) },
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `list, ${name}`,
      path: list('candidates', { filter, sort: waitingLongest }),
    })),
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `list, ${name}, newest`,
      path: list('candidates', { filter }),
    })),
    ...[0.1, 0.5, 0.9].map((share) => {
      const first = Math.floor((people * share) / 25) * 25;
      return { name: `list, page at row ${first}`, path: list('candidates', { range: from(first) }) };
    }),
    {
      name: 'list, half way by surname',
      path: list('candidates', { sort: ['apellidos', 'ASC'], range: from(people / 2) }),
    },
    {
      name: 'list, stage, page at a quarter',
      path: list('candidates', {
        filter: { stage: 'rechazada' },
        range: from(people / 4),
        sort: waitingLongest,
      }),
    },
    { name: 'cards', path: list('stats/candidates', { filter: {} }) },
    { name: 'cards of a department', path: list('stats/candidates', { filter: { departamento: 'chofer' } }) },
    { name: 'overdue counted', path: list('stats/unanswered', { filter: {} }) },
    {
      name: 'overdue counted, department',
      path: list('stats/unanswered', { filter: { departamento: 'chofer' } }),
    },
  ];
}

function searches(people: number): Ask[] {
  const phrases = {
    'common word': 'mecanico',
    'common surname': 'garcia',
    'name and surname': 'nuria puig',
    'one old person': `persona${people - 1}@`,
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
  return [
    ...Object.entries(phrases).map(([name, q]) => ({
      name: `search, ${name}`,
      path: list('candidates', { filter: { q } }),
    })),
    { name: 'search in a stage', path: list('candidates', { filter: { q: 'garcia', stage: 'contratada' } }) },
    {
      name: 'search, common word, page 21',
      path: list('candidates', { filter: { q: 'mecanico' }, range: from(500) }),
    },
    {
      name: 'search, common word, row 10000',
      path: list('candidates', { filter: { q: 'mecanico' }, range: from(10_000) }),
    },
    {
      name: 'search by surname',
      path: list('candidates', { filter: { q: 'conductor' }, sort: ['apellidos', 'ASC'] }),
    },
    {
      name: 'search, common word and rare filter',
      path: list('candidates', {
        filter: { q: 'conductor', ciudad: 'girona', estado: 'entrevista_programada' },
      }),
    },
  ];
}

function board(s: Samples): Ask[] {
  const column = (query: Record<string, string>) => `/api/board/column?${new URLSearchParams(query)}`;
  const counts = (query: Record<string, string>) => `/api/board/counts?${new URLSearchParams(query)}`;
  const stages = ['recibida', 'en_revision', 'entrevista', 'contratada', 'rechazada'];
  const scopes = {
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
  return [
    ...Object.entries(scopes).flatMap(([name, scope]) => [
      ...stages.map((etapa) => ({ name: `${name}: ${etapa}`, path: column({ ...scope, etapa }) })),
      { name: `${name}: counts`, path: counts(scope) },
    ]),
    { name: 'board: more recibida', path: column({ etapa: 'recibida', cursor: s.board.recibida }) },
    { name: 'board: more rechazada, deep', path: column({ etapa: 'rechazada', cursor: s.board.rechazada }) },
    { name: 'board: cards changed', path: `/api/board/cards?ids=${s.person},${s.twin}` },
  ];
}

function interviews(s: Samples): Ask[] {
  const filters = {
    'to come': { from: day(0) },
    past: { to: day(-1) },
    confirmed: { estado: 'confirmada' },
    'of a kind': { tipo: 'telefonica' },
    'of an interviewer': { entrevistador_id: s.interviewer },
    'common name': { q: 'garcia' },
    'rare name': { q: 'persona77@' },
    nobody: { q: 'zzzyyy' },
    'two letters': { q: 'nu' },
    'of a candidate': { candidato_id: s.person },
  };
  const month = { from: day(-20), to: day(20) };
  return [
    { name: 'interviews, first page', path: list('interviews', { sort: ['inicio', 'ASC'], filter: {} }) },
    { name: 'interviews, row 10000', path: list('interviews', { range: from(10_000) }) },
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `interviews, ${name}`,
      path: list('interviews', { filter, sort: ['inicio', 'ASC'] }),
    })),
    { name: 'calendar, six weeks', path: list('interviews/agenda', { filter: month }) },
    {
      name: 'calendar, of an interviewer',
      path: list('interviews/agenda', { filter: { ...month, entrevistador_id: s.interviewer } }),
    },
    { name: 'interview', path: `/api/interviews/${s.interview}` },
    { name: 'interview cards', path: list('stats/interviews', { filter: {} }) },
    { name: 'interviewers', path: '/api/interviews/interviewers?q=equipo' },
    {
      name: 'free hours',
      path: `/api/interviews/free?${new URLSearchParams({ fecha: day(3), candidato_id: s.person, entrevistador_id: s.interviewer })}`,
    },
    { name: 'availability', path: '/api/interview-availability' },
  ];
}

function drawer({ person, twin, application, vacancy }: Samples): Ask[] {
  return [
    { name: 'candidate', path: `/api/candidates/${person}` },
    { name: 'candidate: history', path: `/api/candidates/${person}/timeline` },
    { name: 'candidate: history, moves', path: `/api/candidates/${person}/timeline?tipo=movimiento` },
    { name: 'candidate: messages', path: list('emails', { filter: { candidato_id: person } }) },
    { name: 'candidate: conversation', path: `/api/threads/${person}` },
    { name: 'candidate: earlier conversation', path: `/api/threads/${person}?antes=250` },
    { name: 'candidate: notes', path: `/api/notes?candidato_id=${person}` },
    { name: 'candidate: documents', path: `/api/documents?candidato_id=${person}` },
    { name: 'candidate: CVs', path: `/api/candidates/${person}/cv/history` },
    { name: 'candidate: scorecards', path: `/api/scorecards?candidato_id=${person}` },
    { name: 'candidate: offered slots', path: `/api/slot-invitations?candidato_id=${person}` },
    { name: 'candidate: duplicates', path: `/api/candidates/${twin}/duplicates` },
    { name: 'application', path: `/api/applications/${application}` },
    { name: 'vacancy: how many wait', path: `/api/vacancies/${vacancy}/unanswered` },
    { name: 'vacancy: who waits', path: `/api/vacancies/${vacancy}/waiting` },
    { name: 'vacancy: closing', path: `/api/vacancies/${vacancy}/closing` },
    { name: 'vacancy: who fits', path: `/api/vacancies/${vacancy}/matches` },
    { name: 'vacancy: who fits, of a town', path: `/api/vacancies/${vacancy}/matches?ciudad=girona` },
    { name: 'vacancy: invited', path: `/api/vacancies/${vacancy}/invitations` },
    { name: 'figures of vacancies', path: `/api/vacancy-figures?ids=${vacancy}` },
    { name: 'tags', path: '/api/tags' },
    { name: 'bulk actions', path: '/api/bulk-actions' },
  ];
}

function messages(s: Samples): Ask[] {
  const filters = {
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
  return [
    ...Object.entries(filters).map(([name, filter]) => ({
      name: `messages, ${name}`,
      path: list('emails', { filter }),
    })),
    { name: 'messages, row 100000', path: list('emails', { range: from(100_000) }) },
    { name: 'messages, oldest', path: list('emails', { sort: ['created_at', 'ASC'] }) },
    { name: 'message', path: `/api/emails/${s.email}` },
    { name: 'conversations', path: list('threads') },
    { name: 'conversations, unread', path: list('threads', { filter: { sin_leer: 'true' } }) },
    { name: 'templates', path: '/api/templates?range=[0,99]' },
    { name: 'reasons', path: '/api/rejection-reasons?range=[0,99]' },
    { name: 'saved views', path: '/api/saved-views' },
  ];
}

function portal(): Ask[] {
  const own = (name: string, path: string): Ask => ({ name, path, as: 'candidate' });
  return [
    own('portal: me', '/api/candidates/me'),
    own('portal: interviews', '/api/interviews/mine'),
    own('portal: notifications', list('notifications')),
    own('portal: unread notifications', list('notifications', { filter: { leida: 'false' } })),
    own('portal: notifications, row 150', list('notifications', { range: from(150) })),
    own('portal: conversation', '/api/threads/mine'),
    own('portal: documents', '/api/documents/mine'),
    own('portal: slots', '/api/slot-invitations/mine'),
    own('portal: draft', '/api/drafts/mine'),
    own('portal: session', '/api/auth/session'),
    own('portal page, rendered', '/portal-candidato'),
    { name: 'vacancies', path: '/api/vacancies', as: 'nobody' },
    { name: 'vacancies: facets', path: '/api/vacancies/facets', as: 'nobody' },
    { name: 'careers page, rendered', path: '/carreras', as: 'nobody' },
  ];
}
