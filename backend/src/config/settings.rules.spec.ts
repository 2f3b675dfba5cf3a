import {
  changedSettings,
  changesOf,
  columnsOf,
  HOST_PATTERN,
  levelOf,
  sayChanged,
  sayValue,
  SENDER_PATTERN,
  type SettingValues,
  SMTP_SETTINGS,
  staleSettings,
  TAX_ID_PATTERN,
  valuesOf,
} from './settings.rules.js';
import type { SystemConfig } from './system-config.entity.js';

const COMPANY = {
  name: 'Flota',
  legal_name: 'Flota SL',
  tax_id: 'B1234567',
  address: 'Calle 1',
  postal_code: '08001',
  city: 'Barcelona',
  phone: '931',
  hours: '9 a 18',
  email: 'a@example.com',
  email_rrhh: 'b@example.com',
  registry: 'Tomo 1',
};
const CONFIG = {
  company_info: COMPANY,
  system_email: 's@example.com',
  timezone: 'Europe/Madrid',
  language: 'es',
  email_notifications: true,
  smtp_host: null,
  smtp_port: 587,
  smtp_user: null,
  smtp_oauth_url: null,
  smtp_oauth_client: null,
  smtp_oauth_scope: null,
  smtp_from: null,
  password_min_length: 8,
  require_special_chars: false,
  session_timeout: 30,
  two_factor_auth: false,
  rechazo_retraso_horas: 24,
} as unknown as SystemConfig;
const VALUES = valuesOf(CONFIG);

it('the settings are the columns as a flat object, and the other way round', () => {
  expect(VALUES).toEqual({
    ...Object.fromEntries(Object.entries(COMPANY).map(([name, value]) => [`company_${name}`, value])),
    system_email: 's@example.com',
    timezone: 'Europe/Madrid',
    language: 'es',
    email_notifications: true,
    smtp_host: '',
    smtp_port: 587,
    smtp_user: '',
    smtp_oauth_url: '',
    smtp_oauth_client: '',
    smtp_oauth_scope: '',
    smtp_from: '',
    password_min_length: 8,
    require_special_chars: false,
    session_timeout: 30,
    two_factor_auth: false,
    rechazo_retraso_horas: 24,
  });
  expect(columnsOf(VALUES)).toEqual(CONFIG);
  const set = { smtp_host: 'mail.example.com', smtp_user: 'u', smtp_from: 'f@example.com' };
  expect(columnsOf({ ...VALUES, ...set })).toMatchObject(set);
  expect(valuesOf({ ...CONFIG, ...set })).toMatchObject(set);
  // Without an address of tokens there is no client.
  expect(columnsOf({ ...VALUES, smtp_oauth_client: 'c', smtp_oauth_scope: 's' })).toEqual(CONFIG);
});

it('changed settings are those with another value', () => {
  expect(changedSettings(VALUES, {})).toEqual([]);
  expect(changedSettings(VALUES, { session_timeout: 30, language: undefined })).toEqual([]);
  expect(changedSettings(VALUES, { session_timeout: 31, two_factor_auth: true })).toEqual([
    'session_timeout',
    'two_factor_auth',
  ]);
});

it('a setting that somebody else changed since is stale', () => {
  const versions = { session_timeout: 4, smtp_host: 3 } as SystemConfig['versiones'];
  expect(staleSettings(['session_timeout', 'smtp_host', 'language'], versions, 3)).toEqual([
    'session_timeout',
  ]);
  expect(staleSettings(['language'], versions, 0)).toEqual(['language']);
});

it('values are told as people read them', () => {
  expect([true, false, '', 'x', 0].map(sayValue)).toEqual(['activado', 'desactivado', 'vacío', 'x', '0']);
  expect(changesOf(['session_timeout'], VALUES, { ...VALUES, session_timeout: 5 })).toEqual({
    session_timeout: { antes: 30, ahora: 5 },
  });
  expect(sayChanged(['session_timeout', 'two_factor_auth'])).toMatch(/^Configuración cambiada: \S.*, \S/);
});

describe('the level of a change', () => {
  const level = (before: Partial<SettingValues>, after: Partial<SettingValues>, names = ['language']) =>
    levelOf(names as never, { ...VALUES, ...before }, { ...VALUES, ...after });

  it('is a warning when accounts are less protected', () => {
    expect(level({ password_min_length: 9 }, { password_min_length: 8 })).toBe('warning');
    expect(level({ require_special_chars: true }, {})).toBe('warning');
    expect(level({ two_factor_auth: true }, {})).toBe('warning');
  });

  it('is no warning when they are as much or more', () => {
    expect(level({}, { password_min_length: 9, require_special_chars: true, two_factor_auth: true })).toBe(
      'info',
    );
    expect(level({ require_special_chars: true }, { require_special_chars: true })).toBe('info');
    expect(level({ two_factor_auth: true }, { two_factor_auth: true })).toBe('info');
    expect(level({}, {}, ['language', 'timezone'])).toBe('success');
  });
});

it.each([
  [
    HOST_PATTERN,
    ['', 'mail.example.com', 'localhost', '10.0.0.1', 'a-b.c'],
    ['-a.b', 'a..b', 'a b', 'a/b', 'a-', 'x:25'],
  ],
  [
    SENDER_PATTERN,
    ['', 'a@b.es', 'Flota <a@b.es>'],
    ['a@b', 'a b@c.es', 'Flota <a@b.es', '<a@b.es>', 'a@b.es, c@d.es'],
  ],
  [
    TAX_ID_PATTERN,
    ['B12345678', 'ES-B1234.5678', 'b1234567'],
    ['B1234', '-B12345678', 'B12345678-', 'B1234_678'],
  ],
] as const)('%s takes what is one and nothing else', (pattern, right, wrong) => {
  for (const text of right) expect({ text, fits: pattern.test(text) }).toEqual({ text, fits: true });
  for (const text of wrong) expect({ text, fits: pattern.test(text) }).toEqual({ text, fits: false });
});

it('the settings of the mail server are those that SMTP_URL replaces', () => {
  expect(SMTP_SETTINGS).toEqual([
    'smtp_host',
    'smtp_port',
    'smtp_user',
    'smtp_password',
    'smtp_oauth_url',
    'smtp_oauth_client',
    'smtp_oauth_scope',
    'smtp_from',
  ]);
});
