import {
  type ChannelState,
  type InboundState,
  type MailState,
  verdictOfChannel,
  verdictOfDatabase,
  verdictOfInbound,
  verdictOfMail,
  verdictOfQueue,
  verdictOfStorage,
  worstOf,
} from './verdict.rules.js';

const MAIL: MailState = {
  configured: true,
  lastSent: '2026-11-21T10:00:00.000Z',
  lastFailed: null,
  waiting: 0,
  retrying: 0,
  failed: 0,
  oldestSeconds: 0,
};

const WHOLE = { count: 0, ids: [] };

it.each<[string, Partial<MailState>, string, RegExp]>([
  ['without a server', { configured: false, failed: 3 }, 'aviso', /se guardan y no se envían/],
  ['all sent', {}, 'ok', /con normalidad/],
  ['never used', { lastSent: null }, 'ok', /con normalidad/],
  [
    'the last attempt failed',
    { lastFailed: '2026-11-21T10:01:00.000Z', retrying: 1, waiting: 1 },
    'fallo',
    /1 mensaje espera otro intento/,
  ],
  ['one sent since', { lastFailed: '2026-11-21T09:00:00.000Z', retrying: 2, waiting: 2 }, 'ok', /normalidad/],
  ['late', { waiting: 2, oldestSeconds: 301 }, 'aviso', /2 están en espera/],
  ['given up', { failed: 2 }, 'aviso', /2 mensajes no se pudieron entregar/],
])('mail %s', (_case, state, estado, words) => {
  const verdict = verdictOfMail({ ...MAIL, ...state });
  expect(verdict.estado).toBe(estado);
  expect(verdict.mensaje).toMatch(words);
});

const INBOUND: InboundState = {
  address: true,
  reading: true,
  fault: null,
  lastRead: '2026-11-21T10:00:00.000Z',
  lagSeconds: 20,
  unassigned: 0,
  oldestDays: 0,
};

it.each<[string, Partial<InboundState>, string, string]>([
  ['that is read', {}, 'ok', 'El buzón se lee con normalidad.'],
  [
    'that does not open',
    { fault: 'La carpeta no existe.' },
    'fallo',
    'El buzón no se puede leer. La carpeta no existe.',
  ],
  [
    'that nobody has read for long',
    { lagSeconds: 1200 },
    'aviso',
    'El buzón no se lee desde hace 20 minutos.',
  ],
  [
    'with mails that wait',
    { unassigned: 2, oldestDays: 3 },
    'aviso',
    '2 correos están sin asignar, y el más antiguo desde hace 3 días.',
  ],
  ['with new ones', { unassigned: 2, oldestDays: 2 }, 'ok', 'El buzón se lee con normalidad.'],
  ['of a server', { reading: false, fault: 'x' }, 'ok', 'Las respuestas llegan por la API.'],
  ['that is off', { reading: false, address: false }, 'ok', 'Las respuestas por correo no están activadas.'],
])('a mailbox %s', (_case, state, estado, words) => {
  expect(verdictOfInbound({ ...INBOUND, ...state })).toMatchObject({ estado, mensaje: words });
});

const CHANNEL: ChannelState = {
  channel: 'whatsapp',
  fault: null,
  lastFault: '2026-11-21T10:00:00.000Z',
  waiting: 1,
  oldestSeconds: 20,
  failed: 0,
  spent: false,
};

it.each<[string, Partial<ChannelState>, string, string]>([
  ['that sends', {}, 'ok', 'Los mensajes salen con normalidad.'],
  [
    'whose token is refused',
    { fault: 'WhatsApp no acepta el token de la empresa.', spent: true },
    'fallo',
    'No se puede enviar. WhatsApp no acepta el token de la empresa.',
  ],
  [
    'at the limit of the month',
    { spent: true, failed: 1 },
    'aviso',
    'Ha llegado al límite de mensajes del mes: no se envían más.',
  ],
  ['that is late', { oldestSeconds: 301 }, 'aviso', 'Los mensajes salen con retraso: 1 está en espera.'],
  ['with failures', { failed: 1 }, 'aviso', '1 mensaje no se pudo entregar en las últimas 24 horas.'],
])('a channel %s', (_case, state, estado, words) => {
  expect(verdictOfChannel({ ...CHANNEL, ...state })).toMatchObject({ estado, mensaje: words });
});

it.each([
  [0, 0, 'ok'],
  [300, 0, 'ok'],
  [301, 0, 'aviso'],
  [1801, 0, 'fallo'],
  [0, 1, 'aviso'],
])('the queue whose oldest job has waited %d s with %d failed: %s', (oldestSeconds, failed, estado) => {
  expect(verdictOfQueue({ waiting: 1, running: 0, failed, oldestSeconds }).estado).toBe(estado);
});

it('a slow part is a warning', () => {
  expect([verdictOfDatabase(3, 'x').estado, verdictOfDatabase(251, 'x').estado]).toEqual(['ok', 'aviso']);
  expect([verdictOfStorage(3, WHOLE).estado, verdictOfStorage(3001, WHOLE).estado]).toEqual(['ok', 'aviso']);
});

it('damaged files are a warning that names them', () => {
  expect(verdictOfStorage(3, { count: 1, ids: ['a'] })).toMatchObject({
    estado: 'aviso',
    mensaje: '1 archivo está dañado o falta en el almacén. Se recuperan de una copia de seguridad: a.',
  });
  expect(verdictOfStorage(3, { count: 7, ids: ['a', 'b'] }).mensaje).toContain(': a, b….');
});

it('the overall state is that of the worst part, and an unchecked part is not good', () => {
  expect(worstOf(['ok', 'fallo', 'aviso'])).toBe('fallo');
  expect(worstOf(['ok', 'aviso'])).toBe('aviso');
  expect(worstOf(['ok', 'ok'])).toBe('ok');
  expect(worstOf([])).toBe('aviso');
});
