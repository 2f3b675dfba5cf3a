import { feedFile, shortName } from './feed-file.js';

const interview = {
  id: '6b1f0a0e-0000-4000-8000-000000000001',
  inicio: new Date('2026-12-01T08:00:00Z'),
  fin: new Date('2026-12-01T08:30:00Z'),
  tipo: 'presencial',
  estado: 'confirmada',
  ubicacion: 'Carrer de la Mecànica, 12; Barcelona, junto a la entrada principal del taller',
  link_virtual: null,
  secuencia: 2,
  updated_at: new Date('2026-11-20T10:00:00Z'),
  candidato: { nombre: 'Núria', apellidos: 'García Soler' },
} as const;

it('a feed shows what is needed to attend, and no e-mail addresses', () => {
  const file = feedFile([interview]);
  expect(file).toContain('METHOD:PUBLISH\r\n');
  expect(file).toContain('SUMMARY:Entrevista: Núria G.\r\n');
  expect(file).toContain('DTSTART:20261201T080000Z\r\n');
  expect(file).not.toMatch(/ATTENDEE|ORGANIZER|@|García/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(feedFile([interview])).toBe(file);
});

it('a feed without interviews is a valid calendar', () => {
  expect(feedFile([])).toMatch(/^BEGIN:VCALENDAR[\s\S]+END:VCALENDAR\r\n$/);
});

it('a feed shortens the names of people', () => {
  expect(shortName({ nombre: 'Ana', apellidos: 'de la Fuente' })).toBe('Ana D.');
  expect(shortName({ nombre: ' Ana ', apellidos: '' })).toBe('Ana');
});
