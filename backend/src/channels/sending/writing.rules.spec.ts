import { type Content, contentRefusal, refusalOf, type Standing, windowUntil } from './writing.rules.js';

const NOW = new Date('2026-12-01T10:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const standing = (values: Partial<Standing> = {}): Standing => ({
  canal: 'whatsapp',
  activo: true,
  phone: '+34612345678',
  consent: { acepta: true, byThemselves: true },
  lastMessage: ago(1),
  spent: false,
  ...values,
});
const content = (values: Partial<Content> = {}): Content => ({
  text: 'Hola',
  files: 0,
  template: false,
  automatic: false,
  ...values,
});

it.each([
  [{}, null],
  [{ activo: false }, 'channel_off'],
  [{ phone: null }, 'channel_no_mobile'],
  [{ consent: null }, 'channel_no_consent'],
  [{ consent: { acepta: false, byThemselves: false } }, 'channel_no_consent'],
  [{ consent: { acepta: false, byThemselves: true } }, 'channel_opted_out'],
  [{ spent: true }, 'channel_limit_reached'],
])('a person who stands so %j is refused with %j', (values, code) => {
  expect(refusalOf(standing(values))).toBe(code);
});

it.each([
  [{}, {}, null],
  [{ lastMessage: ago(23.99) }, {}, null],
  [{ lastMessage: ago(24) }, {}, 'channel_window_closed'],
  [{ lastMessage: null }, {}, 'channel_window_closed'],
  [{ lastMessage: null }, { template: true }, null],
  [{}, { files: 3 }, null],
  [{ lastMessage: ago(24) }, { files: 1 }, 'channel_window_closed'],
  [{}, { files: 1, template: true }, 'channel_no_files'],
  [{ canal: 'sms' as const }, { files: 1 }, 'channel_no_files'],
  [{ consent: { acepta: false, byThemselves: true }, spent: true }, { automatic: true }, null],
  [{ lastMessage: ago(25) }, { automatic: true }, 'channel_window_closed'],
  [{ canal: 'sms' as const, lastMessage: null }, { text: 'a'.repeat(459) }, null],
  [{ canal: 'sms' as const }, { text: 'a'.repeat(460) }, 'channel_text_too_long'],
  [{ canal: 'sms' as const }, { text: '€'.repeat(229) }, null],
  [{ canal: 'sms' as const }, { text: '€'.repeat(230) }, 'channel_text_too_long'],
  [{ canal: 'sms' as const }, { text: 'ț'.repeat(201) }, null],
  [{ canal: 'sms' as const }, { text: 'ț'.repeat(202) }, 'channel_text_too_long'],
])('of a person who stands so %j a message %j is refused with %j', (values, said, code) => {
  expect(contentRefusal(standing(values), content(said), NOW)).toBe(code);
});

it('the window is 24 hours from the message, and SMS has none', () => {
  expect(windowUntil(standing({ lastMessage: ago(1) }), NOW)).toEqual(new Date('2026-12-02T09:00:00Z'));
  expect(windowUntil(standing({ canal: 'sms' }), NOW)).toBeNull();
});
